import { beforeEach, expect, test } from '@rstest/core';
import { asc, eq, sql } from 'drizzle-orm';
import { commissionPayments, commissions, mails, notifications } from '../database/schema.ts';
import { commissionReference } from '../payments/payments.ts';
import { owe } from '../testing/pay-commissions.ts';
import { sendEvent, succeededEvent } from '../testing/send-event.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { endCommissionPayments } from './end-commission-payments.ts';

const api = useTestApi();
let ana: SignedIn;
let admin: SignedIn;
let ids: number[];

const AMOUNTS = [66_000, 9_000, 45_050];
const [FIRST, SECOND, THIRD] = AMOUNTS as [number, number, number];

beforeEach(async () => {
  await api.db.delete(mails);
  await api.db.delete(notifications);
  await api.db.delete(commissionPayments);
  ana = await api.signIn();
  admin ??= await api.signIn('admin');
  ids = await owe(api, ana, AMOUNTS);
});

const start = (who: SignedIn, commissionIds: readonly number[], amount: number) =>
  api.app.inject({
    method: 'POST',
    url: '/api/commissions/payments',
    headers: who.headers,
    payload: { commissionIds, amount },
  });

interface Started {
  paymentId: number;
  clientSecret: string;
}

const started = async (commissionIds: readonly number[], amount: number): Promise<Started> => {
  const answer = await start(ana, commissionIds, amount);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const codeOf = async (commissionIds: readonly number[], amount: number, who = ana) =>
  (await start(who, commissionIds, amount)).json().code;

const intentOf = ({ clientSecret }: Started): string => clientSecret.split('_secret')[0] ?? '';
const read = async (id: number, who = ana) =>
  (await api.app.inject({ url: `/api/commissions/payments/${id}`, headers: who.headers })).json();
const stateOf = async ({ paymentId }: Started) => (await read(paymentId)).payment.state;
const setPaid = (id: number, paid: boolean) =>
  api.app.inject({
    method: 'PATCH',
    url: `/api/commissions/admin/commissions/${id}/paid`,
    headers: admin.headers,
    payload: { paid },
  });
const tellSuccess = async (payment: Started) => {
  const told = api.payments.all.get(intentOf(payment));
  if (!told) throw new Error('Nobody started this payment.');
  return sendEvent(api.app, succeededEvent(told, commissionReference(payment.paymentId)));
};
const pay = async (payment: Started) => {
  api.payments.succeed(intentOf(payment));
  return tellSuccess(payment);
};
const paidNow = async () =>
  (await api.db.select().from(commissions).orderBy(asc(commissions.id)))
    .filter(({ id }) => ids.includes(id))
    .map(({ isPaid, paidBy }) => (isPaid ? paidBy : null));
const sweep = () => endCommissionPayments(api.context);
const expire = () =>
  api.db.update(commissionPayments).set({ expiresAt: sql`now() - interval '1 second'` });
const isReturned = (payment: Started) => api.payments.refunded.has(intentOf(payment));

test('the provider tells that the money is here: all chosen invoices are paid, and told once', async () => {
  const payment = await started([ids[0] ?? 0, ids[1] ?? 0], FIRST + SECOND);
  expect(await stateOf(payment)).toBe('open');
  await pay(payment);
  await tellSuccess(payment);
  expect(await paidNow()).toEqual(['card', 'card', null]);
  expect((await read(payment.paymentId)).payment).toEqual({
    id: payment.paymentId,
    state: 'paid',
    amount: 750,
    commissions: [
      {
        commission_id: ids[0],
        website_url: 'https://a.exemplu.ro',
        period_start: '2025-01-01',
        period_end: '2025-01-28',
        amount: 660,
      },
      expect.objectContaining({ commission_id: ids[1], amount: 90 }),
    ],
  });
  const sent = await api.db.select().from(mails);
  expect(sent).toMatchObject([{ kind: 'commission-receipt', recipient: ana.user.email }]);
  expect(sent[0]?.textBody).toMatch(
    /COM-2025-01-\d{4}: comision ianuarie 2025, a.exemplu.ro: 660,00\u00a0RON/,
  );
  expect(sent[0]?.textBody).toContain('nu o factură fiscală');
  const own = eq(notifications.userId, ana.user.id);
  expect(await api.db.$count(notifications, own)).toBe(1);
});

test('a payer who is back before the event sees the invoices paid', async () => {
  const payment = await started([ids[2] ?? 0], THIRD);
  api.payments.authenticate(intentOf(payment));
  expect(await stateOf(payment)).toBe('processing');
  api.payments.succeed(intentOf(payment));
  expect(await stateOf(payment)).toBe('paid');
  expect(await paidNow()).toEqual([null, null, 'card']);
});

test('two windows pay the same invoices once', async () => {
  const [one, other] = await Promise.all([started(ids, 120_050), started(ids, 120_050)]);
  expect(other).toEqual(one);
  await pay(one);
  expect(await codeOf(ids, 120_050)).toBe('commission_already_paid');
  const open = [...api.payments.all.values()].filter(({ state }) => state === 'open');
  expect(open.map(({ id }) => id)).not.toContain(intentOf(one));
});

test('another choice ends the payment that contains one of its invoices', async () => {
  const all = await started(ids, 120_050);
  const single = await started([ids[0] ?? 0], FIRST);
  expect(api.payments.all.get(intentOf(all))?.state).toBe('cancelled');
  expect(await stateOf(all)).toBe('ended');
  await pay(single);
  expect(await paidNow()).toEqual(['card', null, null]);
});

test('another choice finds that the first window has paid meanwhile', async () => {
  const all = await started(ids, 120_050);
  api.payments.succeed(intentOf(all));
  expect(await codeOf([ids[0] ?? 0], FIRST)).toBe('commission_already_paid');
  expect(await paidNow()).toEqual(['card', 'card', 'card']);
});

test('staff who mark an invoice as paid end its payment before the charge', async () => {
  const payment = await started([ids[0] ?? 0, ids[1] ?? 0], FIRST + SECOND);
  expect((await setPaid(ids[0] ?? 0, true)).statusCode).toBe(200);
  expect(await codeOf([ids[0] ?? 0, ids[1] ?? 0], FIRST + SECOND)).toBe('commission_already_paid');
  await sweep();
  expect(api.payments.all.get(intentOf(payment))?.state).toBe('cancelled');
  expect(await stateOf(payment)).toBe('ended');
  expect(await paidNow()).toEqual(['staff', null, null]);
});

test('what was charged while staff marked an invoice goes back, and pays nothing', async () => {
  const payment = await started([ids[0] ?? 0, ids[1] ?? 0], FIRST + SECOND);
  await setPaid(ids[0] ?? 0, true);
  await pay(payment);
  expect(isReturned(payment)).toBe(true);
  expect(await stateOf(payment)).toBe('returned');
  expect(await paidNow()).toEqual(['staff', null, null]);
  const returned = (await api.db.select().from(mails)).filter(
    ({ kind }) => kind === 'commission-receipt',
  );
  expect(returned).toMatchObject([{ subject: expect.stringContaining('se întoarce pe card') }]);
});

test('a replaced invoice ends its payment: the payer has not seen this one', async () => {
  const payment = await started([ids[0] ?? 0], FIRST);
  await api.app.inject({
    method: 'POST',
    url: `/api/commissions/admin/commissions/${ids[0]}/invoice`,
    headers: admin.headers,
    payload: { invoiceUrl: `${api.context.config.origins.files}/noua.pdf` },
  });
  await pay(payment);
  expect(isReturned(payment)).toBe(true);
  expect(await paidNow()).toEqual([null, null, null]);
});

test('money that goes back in the console of the provider makes the invoices owed again', async () => {
  const payment = await started([ids[0] ?? 0], FIRST);
  await pay(payment);
  expect((await setPaid(ids[0] ?? 0, false)).json().code).toBe('commission_paid_by_card');
  await sendEvent(api.app, {
    id: 'evt_returned',
    object: 'event',
    type: 'charge.refunded',
    data: { object: { object: 'charge', payment_intent: intentOf(payment), refunded: true } },
  });
  expect(await stateOf(payment)).toBe('returned');
  expect(await paidNow()).toEqual([null, null, null]);
});

test('a payment that nobody finished is looked at, and called off', async () => {
  const [left, charged] = [
    await started([ids[0] ?? 0], FIRST),
    await started([ids[1] ?? 0], SECOND),
  ];
  const atBank = await started([ids[2] ?? 0], THIRD);
  api.payments.succeed(intentOf(charged));
  await expire();
  // The payer is still at the bank; the provider refuses to cancel.
  const { cancel } = api.payments;
  api.payments.cancel = async (id) =>
    id === intentOf(atBank)
      ? {
          ...(api.payments.all.get(id) as NonNullable<Awaited<ReturnType<typeof cancel>>>),
          state: 'processing',
        }
      : cancel(id);
  try {
    await sweep();
  } finally {
    api.payments.cancel = cancel;
  }
  expect(await stateOf(left)).toBe('ended');
  expect(await stateOf(charged)).toBe('paid');
  expect(await stateOf(atBank)).toBe('open');
  expect(await paidNow()).toEqual([null, 'card', null]);
});

test('while the provider is silent nothing changes, and the next turn goes on', async () => {
  const payment = await started([ids[0] ?? 0], FIRST);
  await setPaid(ids[0] ?? 0, true);
  api.payments.succeed(intentOf(payment));
  api.payments.isDown = true;
  await expect(sweep()).rejects.toThrow('did not come to their end');
  expect((await start(ana, [ids[1] ?? 0], SECOND)).json().code).toBe('payment_provider_failed');
  api.payments.isDown = false;
  await sweep();
  expect(isReturned(payment)).toBe(true);
  await expire();
  await sweep();
  expect(await paidNow()).toEqual(['staff', null, null]);
});

test('an invoice of somebody else, an unknown one, another sum, one without a file are refused', async () => {
  const dan = await api.signIn();
  const [foreign = 0] = await owe(api, dan, [5_000]);
  expect(await codeOf([foreign], 5_000)).toBe('commission_not_found');
  expect(await codeOf([ids[0] ?? 0, foreign], FIRST + 5_000)).toBe('commission_not_found');
  expect(await codeOf([999_999], 5_000)).toBe('commission_not_found');
  expect(await codeOf([ids[0] ?? 0], FIRST - 1)).toBe('commission_amount_changed');
  expect(await codeOf([ids[0] ?? 0, ids[0] ?? 0], 2 * FIRST)).toBe('validation_failed');
  expect(await codeOf([], 0)).toBe('validation_failed');
  await api.db
    .update(commissions)
    .set({ invoiceUrl: null })
    .where(eq(commissions.id, ids[0] ?? 0));
  expect(await codeOf([ids[0] ?? 0], FIRST)).toBe('commission_not_payable');
  const [small = 0] = await owe(api, ana, [199]);
  expect(await codeOf([small], 199)).toBe('commission_amount_unpayable');
  const payment = await started([ids[1] ?? 0], SECOND);
  expect(await read(payment.paymentId, dan)).toMatchObject({
    code: 'commission_payment_not_found',
  });
  expect(await codeOf([ids[1] ?? 0], SECOND, dan)).toBe('commission_not_found');
  expect(await stateOf(payment)).toBe('open');
});

test('a payment of commissions is never returned as an order without a draft', async () => {
  const payment = await started([ids[0] ?? 0], FIRST);
  // The event arrives before this host has stored the payment's id.
  await api.db.update(commissionPayments).set({ paymentIntentId: null });
  api.payments.succeed(intentOf(payment));
  expect((await tellSuccess(payment)).statusCode).toBe(404);
  expect(isReturned(payment)).toBe(false);
  await api.db.update(commissionPayments).set({ paymentIntentId: intentOf(payment) });
  expect((await tellSuccess(payment)).statusCode).toBe(200);
  expect(await paidNow()).toEqual(['card', null, null]);
});
