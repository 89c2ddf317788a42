import { expect, test } from '@rstest/core';
import { sampleCommission, sampleRequest } from '../../../test/samples.ts';
import { nextStep } from './next-step.ts';

const TODAY = '2026-03-10';
const invoice = sampleCommission({ commission: 100.5 });

test.each([
  ['pending', 'wait-for-call'],
  ['in_progress', 'wait-for-version'],
  ['in_test', 'try-version'],
  ['completed', 'use-site'],
  ['rejected', 'talk'],
] as const)('a request that is %s suggests %s', (status, step) => {
  expect(nextStep([sampleRequest({ status })], [], TODAY).step).toBe(step);
});

test('what waits for the partner comes before what waits for us', () => {
  const requests = [
    sampleRequest({ id: 1, status: 'rejected' }),
    sampleRequest({ id: 2, status: 'pending' }),
    sampleRequest({ id: 3, status: 'in_test' }),
  ];
  expect(nextStep(requests, [invoice], TODAY).request?.id).toBe(3);
});

test.each([
  ['2026-02-24T08:00:00Z', 'use-site'],
  ['2026-02-23T08:00:00Z', 'pay'],
])('of a site that is live since %s and an unpaid invoice it suggests %s', (since, step) => {
  const live = sampleRequest({ status: 'completed', status_updated: since });
  expect(nextStep([live], [invoice], TODAY).step).toBe(step);
});

test('the invoices to pay are counted and summed; paid and missing ones are not', () => {
  const commissions = [
    invoice,
    sampleCommission({ commission: 20 }),
    sampleCommission({ paid: true }),
    sampleCommission({ invoice: null }),
  ];
  expect(nextStep([sampleRequest()], commissions, TODAY)).toEqual({
    step: 'pay',
    request: null,
    unpaid: { count: 2, bani: 12_050 },
  });
});

test('when nothing waits, another site is suggested', () => {
  const old = '2026-01-05T08:00:00Z';
  const requests = (['completed', 'rejected'] as const).map((status) =>
    sampleRequest({ status, status_updated: old }),
  );
  expect(nextStep(requests, [sampleCommission({ paid: true })], TODAY).step).toBe('create-another');
});

test('without requests it suggests the first one', () => {
  expect(nextStep([], [], TODAY)).toEqual({ step: 'create', request: null, unpaid: null });
});
