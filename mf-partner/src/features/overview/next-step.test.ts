import { expect, test } from '@rstest/core';
import { sampleCommission, sampleRequest } from '../../../test/samples.ts';
import { type Known, nextStep } from './next-step.ts';

const TODAY = '2026-03-10';
const invoice = sampleCommission({ commission: 100.5 });

/** The step for a partner with one site; a test overrides what it is about. */
const step = (given: Partial<Known>) =>
  nextStep({
    requests: [],
    requestCount: given.requests?.length ?? 0,
    commissions: [],
    siteCount: 1,
    today: TODAY,
    ...given,
  });

test.each([
  ['pending', 'wait-for-call'],
  ['in_progress', 'wait-for-version'],
  ['in_test', 'try-version'],
  ['completed', 'use-site'],
  ['rejected', 'talk'],
] as const)('a request that is %s suggests %s', (status, expected) => {
  expect(step({ requests: [sampleRequest({ status })] }).step).toBe(expected);
});

test.each([
  ['pending', 'create-another'],
  ['rejected', 'create-another'],
  ['in_progress', 'wait-for-version'],
] as const)(
  'one that somebody else may have sent, and that is %s, suggests %s',
  (status, expected) => {
    expect(step({ requests: [sampleRequest({ status, sent_by_guest: true })] }).step).toBe(
      expected,
    );
  },
);

const LATE = { id: 2, request_date: '2026-01-29T08:00:00Z' };

test.each(['pending', 'in_progress'] as const)(
  'one that is %s after its seven working days suggests to ask why',
  (status) => {
    const late = sampleRequest({ ...LATE, status });
    expect(step({ requests: [sampleRequest({ status }), late] })).toMatchObject({
      step: 'ask-why-late',
      request: late,
    });
  },
);

test.each([
  ['in_progress', 'add-company'],
  ['completed', 'add-company'],
  ['in_test', 'try-version'],
  ['pending', 'wait-for-call'],
] as const)('without a company a request that is %s suggests %s', (status, expected) => {
  expect(step({ requests: [sampleRequest({ status, has_company: false })] }).step).toBe(expected);
});

test.each([
  [{ status: 'in_test', version_number: 2 }, 'try-version'],
  [{ status: 'in_test', version_number: 2, version_answer: 'approved' }, 'wait-for-publishing'],
  [{ status: 'in_progress', version_number: 2, version_answer: 'approved' }, 'wait-for-publishing'],
  [{ status: 'in_test', version_number: 2, version_answer: 'changes' }, 'wait-for-changes'],
  [{ status: 'in_progress', version_number: 2, version_answer: 'changes' }, 'wait-for-changes'],
  [{ status: 'in_progress', paused_since: '2026-03-06T08:00:00Z' }, 'send-needed'],
  [{ status: 'in_test', paused_since: '2026-03-06T08:00:00Z' }, 'try-version'],
  [
    {
      status: 'in_progress',
      version_answer: 'approved',
      paused_since: '2026-03-06T08:00:00Z',
    },
    'send-needed',
  ],
  [{ status: 'pending', call_at: null }, 'book-call'],
  [{ status: 'pending', call_at: '2026-03-10T08:00:00Z' }, 'wait-for-call'],
  [{ status: 'pending', call_at: '2026-03-09T08:00:00Z' }, 'wait-for-version'],
] as const)('one with %j suggests %s', (given, expected) => {
  expect(step({ requests: [sampleRequest(given)] }).step).toBe(expected);
});

test('a withdrawn request is nothing to talk about', () => {
  const requests = [sampleRequest({ status: 'rejected', withdrawn: true })];
  expect(step({ requests }).step).toBe('create-another');
});

test('one that waits for the partner is not late', () => {
  expect(step({ requests: [sampleRequest({ ...LATE, status: 'in_test' })] }).step).toBe(
    'try-version',
  );
});

test.each([
  [0, 'wait-for-site'],
  [1, 'use-site'],
  [null, 'use-site'],
])('a completed request of a partner with %s sites suggests %s', (siteCount, expected) => {
  const requests = [sampleRequest({ status: 'completed' })];
  expect(step({ requests, siteCount }).step).toBe(expected);
});

test('a site that is not there yet keeps no invoice waiting', () => {
  const requests = [sampleRequest({ status: 'completed' })];
  expect(step({ requests, commissions: [invoice], siteCount: 0 }).step).toBe('pay');
});

test('what waits for the partner comes before what waits for us', () => {
  const requests = [
    sampleRequest({ id: 1, status: 'rejected' }),
    sampleRequest({ id: 2, status: 'pending' }),
    sampleRequest({ id: 3, status: 'in_test' }),
  ];
  expect(step({ requests, commissions: [invoice] }).request?.id).toBe(3);
});

test.each([
  ['2026-02-24T08:00:00Z', 'use-site'],
  ['2026-02-23T08:00:00Z', 'pay'],
])('of a site that is live since %s and an unpaid invoice it suggests %s', (since, expected) => {
  const live = sampleRequest({ status: 'completed', status_updated: since });
  expect(step({ requests: [live], commissions: [invoice] }).step).toBe(expected);
});

test('the invoices to pay are counted and summed; paid and missing ones are not', () => {
  const commissions = [
    invoice,
    sampleCommission({ commission: 20 }),
    sampleCommission({ paid: true }),
    sampleCommission({ invoice: null }),
  ];
  expect(step({ requests: [sampleRequest()], commissions })).toEqual({
    step: 'pay',
    request: null,
    unpaid: { count: 2, bani: 12_050, unknown: 0 },
  });
});

test('invoices whose amount is not known are to be paid all the same', () => {
  const unknown = sampleCommission({ commission: null });
  expect(step({ commissions: [unknown] }).unpaid).toEqual({ count: 1, bani: null, unknown: 1 });
  const unpaid = { count: 2, bani: 10_050, unknown: 1 };
  expect(step({ commissions: [unknown, invoice] }).unpaid).toEqual(unpaid);
});

test('when nothing waits, another site is suggested', () => {
  const old = '2026-01-05T08:00:00Z';
  const requests = (['completed', 'rejected'] as const).map((status) =>
    sampleRequest({ status, status_updated: old }),
  );
  const commissions = [sampleCommission({ paid: true })];
  expect(step({ requests, commissions }).step).toBe('create-another');
});

test('without requests it suggests the first one', () => {
  expect(step({ siteCount: 0 })).toEqual({ step: 'create', request: null, unpaid: null });
  expect(step({ siteCount: 30 }).step).toBe('create-another');
});
