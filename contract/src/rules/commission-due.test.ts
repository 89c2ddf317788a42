import { expect, test } from '@rstest/core';
import { commissionDueDay, invoiceDay } from './commission-due.ts';

test.each([
  ['2025-08-31', '2025-09-02', '2025-09-17'],
  ['2025-12-31', '2026-01-02', '2026-01-17'],
  ['2028-01-31', '2028-02-02', '2028-02-17'],
])('the invoice of the month that ends on %s is issued on %s and due on %s', (end, issued, due) => {
  expect(invoiceDay(end)).toBe(issued);
  expect(commissionDueDay(end)).toBe(due);
});
