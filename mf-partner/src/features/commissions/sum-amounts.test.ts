import { expect, test } from '@rstest/core';
import { sampleCommission } from '../../../test/samples.ts';
import { unpaidBani } from './unpaid-bani.ts';

test('only what is not paid counts, to the ban', () => {
  const commissions = [
    sampleCommission({ commission: 0.1 }),
    sampleCommission({ commission: 0.2 }),
    sampleCommission({ commission: 500, paid: true }),
  ];
  expect(unpaidBani(commissions)).toBe(30);
  expect(unpaidBani([])).toBe(0);
});
