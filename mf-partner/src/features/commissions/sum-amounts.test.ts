import { expect, test } from '@rstest/core';
import { sampleCommission } from '../../../test/samples.ts';
import { sumUnpaid } from './sum-amounts.ts';

const unknown = sampleCommission({ commission: null });

test('only what is not paid counts, to the ban', () => {
  const commissions = [
    sampleCommission({ commission: 0.1 }),
    sampleCommission({ commission: 0.2 }),
    sampleCommission({ commission: 500, paid: true }),
  ];
  expect(sumUnpaid(commissions)).toEqual({ bani: 30, unknown: 0 });
  expect(sumUnpaid([])).toEqual({ bani: 0, unknown: 0 });
});

test('an amount that is not known is in no sum, and counted', () => {
  expect(sumUnpaid([unknown, sampleCommission({ commission: 5 })])).toEqual({
    bani: 500,
    unknown: 1,
  });
  expect(sumUnpaid([unknown, unknown])).toEqual({ bani: null, unknown: 2 });
});
