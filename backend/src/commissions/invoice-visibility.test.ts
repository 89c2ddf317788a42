import { expect, test } from '@rstest/core';
import { isInvoiceVisible } from './invoice-visibility.ts';

test.each([
  // Bucharest is three hours ahead in summer, two in winter.
  ['2025-08-31', '2025-09-01T20:59:59Z', false],
  ['2025-08-31', '2025-09-01T21:00:00Z', true],
  ['2025-12-31', '2026-01-01T21:59:59Z', false],
  ['2025-12-31', '2026-01-01T22:00:00Z', true],
  ['2025-08-31', '2025-08-15T12:00:00Z', false],
  ['2025-08-31', '2026-03-01T12:00:00Z', true],
])('the invoice of the month that ends on %s, seen at %s: %s', (periodEnd, now, visible) => {
  expect(isInvoiceVisible(periodEnd, new Date(now))).toBe(visible);
});
