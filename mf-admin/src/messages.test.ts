import { expect, test } from '@rstest/core';
import { messages } from './messages.ts';

test('rules are stated with their numbers', () => {
  expect(messages.overview.lateHint).toBe('Termenul promis este de cel mult 7 zile lucrătoare.');
  expect(messages.overview.lowStockHint).toBe('Cel mult 5 bucăți rămase.');
  expect(messages.upload.tooMany).toBe('Un produs are cel mult 20 de imagini.');
  expect(messages.products.quick).toMatchObject({
    badPrice: 'Prețul este o sumă între 0,01 și 100.000\u00a0RON.',
    badStock: 'Stocul este un număr întreg între 0 și 1.000.000.',
  });
});
