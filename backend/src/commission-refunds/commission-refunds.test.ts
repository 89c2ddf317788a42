/** Refunds of commissions paid by card, which never exceed the payment. */
import { beforeEach, expect, test } from '@rstest/core';
import { asc, eq, like } from 'drizzle-orm';
import {
  auditEntries,
  commissionPayments,
  commissionRefunds,
  commissions,
  mails,
} from '../database/schema.ts';
import { type CardPayment, commissionRow, owe, payByCard } from '../testing/pay-commissions.ts';
import { refundEvent, sendEvent } from '../testing/send-event.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { carryOutRefunds } from './carry-out-refund.ts';

const api = useTestApi();
let ana: SignedIn;
let admin: SignedIn;
let first = 0;
let second = 0;
let payment: CardPayment;
const [FIRST, SECOND] = [66_000, 9_000];

beforeEach(async () => {
  await api.db.delete(mails);
  ana = await api.signIn();
  admin ??= await api.signIn('admin');
  [first = 0, second = 0] = await owe(api, ana, [FIRST, SECOND]);
  payment = await payByCard(api, ana, [first, second], FIRST + SECOND);
});

const refund = async (id: number, amount: number, who = admin) => {
  const answer = await api.app.inject({
    ...{ method: 'POST', url: `/api/commissions/admin/commissions/${id}/refund` },
    ...{ headers: who.headers, payload: { amount, reason: 'Alt card' } },
  });
  return answer.statusCode === 200 ? 'decided' : answer.json().code;
};
const isPaid = async (id: number) => (await commissionRow(api, id)).isPaid;
const returnedBani = () => api.payments.all.get(payment.intentId)?.refundedBani;
const listed = async (id: number) =>
  (await api.app.inject({ url: '/api/commissions/my-commissions', headers: ana.headers }))
    .json()
    .find((row: { commission_id: number }) => row.commission_id === id);
const told = () => sendEvent(api.app, refundEvent('refund.updated', payment.intentId));
const mailsLike = (key: string) => api.db.select().from(mails).where(like(mails.dedupeKey, key));
const paymentRow = async () =>
  (
    await api.db
      .select()
      .from(commissionPayments)
      .where(eq(commissionPayments.id, payment.paymentId))
  )[0];

test('an invoice of two goes back whole: it is owed again, the other stays paid', async () => {
  expect(await refund(first, 660)).toBe('decided');
  expect(returnedBani()).toBe(FIRST);
  expect([await isPaid(first), await isPaid(second)]).toEqual([false, true]);
  const [mail, ...more] = await mailsLike('commission-returned:%');
  expect(more).toEqual([]);
  expect(mail?.textBody).toContain('660,00');
  expect(mail?.textBody).toContain('Motivul: Alt card');
  expect((await listed(first)).refunds).toMatchObject([
    { amount: 660, status: 'done', reason: 'Alt card', at_provider: false },
  ]);
  expect((await listed(second)).refunds).toEqual([]);
  const entries = await api.db.select().from(auditEntries);
  const decided = entries.filter(
    ({ kind, after }) => kind === 'commission-payment' && after && 'source' in (after as object),
  );
  expect(decided[0]).toMatchObject({ actorKind: 'person', actorId: admin.user.id });
  // It can be paid again, by another payment.
  await payByCard(api, ana, [first], FIRST);
  expect(await isPaid(first)).toBe(true);
  await told();
  expect(await isPaid(first)).toBe(true);
});

test('what was announced before the card paid is no longer said once the money went back', async () => {
  await api.db
    .update(commissions)
    .set({ transferToldAt: new Date() })
    .where(eq(commissions.id, first));
  expect(await refund(first, 660)).toBe('decided');
  expect(await listed(first)).toMatchObject({ paid: false, transfer_told_at: null });
});

test('after both went back nothing of the payment is left', async () => {
  await refund(first, 660);
  await refund(second, 90);
  expect(returnedBani()).toBe(FIRST + SECOND);
  expect(await paymentRow()).toMatchObject({ state: 'released', refundedAt: expect.any(Date) });
  expect(await mailsLike('commission-returned:%')).toHaveLength(2);
  expect(await refund(first, 660)).toBe('commission_not_refundable');
});

test('two admins at once give it back once', async () => {
  const answers = await Promise.all([refund(first, 660), refund(first, 660)]);
  expect(answers.filter((one) => one === 'decided')).toHaveLength(1);
  expect(['commission_refund_on_the_way', 'commission_not_refundable']).toContain(
    answers.find((one) => one !== 'decided'),
  );
  expect(returnedBani()).toBe(FIRST);
  const rows = await api.db.$count(
    commissionRefunds,
    eq(commissionRefunds.paymentId, payment.paymentId),
  );
  expect(rows).toBe(1);
});

test('a refund and a mark of staff at once: the mark is refused, the money goes back once', async () => {
  const unmark = api.app.inject({
    ...{ method: 'PATCH', url: `/api/commissions/admin/commissions/${first}/paid` },
    ...{ headers: admin.headers, payload: { paid: true } },
  });
  const [decided] = await Promise.all([refund(first, 660), unmark]);
  expect(decided).toBe('decided');
  expect(returnedBani()).toBe(FIRST);
});

test('while the provider is silent it is due and the invoice stays paid; a job makes it once', async () => {
  api.payments.isDown = true;
  expect(await refund(first, 660)).toBe('decided');
  api.payments.isDown = false;
  expect(await isPaid(first)).toBe(true);
  expect((await listed(first)).refunds).toMatchObject([{ status: 'due' }]);
  expect(await refund(first, 660)).toBe('commission_refund_on_the_way');
  await Promise.all([1, 2, 3].map(() => carryOutRefunds(api.context)));
  expect(returnedBani()).toBe(FIRST);
  expect(await isPaid(first)).toBe(false);
});

test('what somebody gives back at the provider counts, and is never passed', async () => {
  api.payments.isDown = true;
  await refund(first, 660);
  api.payments.isDown = false;
  // Refunded in parts by hand: invoices are owed again once nothing of the payment is left.
  api.payments.refundByHand(payment.intentId, 40_000);
  await Promise.all([told(), told()]);
  expect([await isPaid(first), await isPaid(second)]).toEqual([true, true]);
  await carryOutRefunds(api.context);
  expect(returnedBani()).toBe(FIRST + SECOND);
  expect([await isPaid(first), await isPaid(second)]).toEqual([false, false]);
  const rows = await api.db
    .select()
    .from(commissionRefunds)
    .where(eq(commissionRefunds.paymentId, payment.paymentId))
    .orderBy(asc(commissionRefunds.id));
  expect(rows.map(({ source, amountBani, status }) => [source, amountBani, status])).toEqual([
    ['staff', FIRST + SECOND - 40_000, 'done'],
    ['provider', 40_000, 'done'],
  ]);
});

test('what the bank sends back is told to staff, who may try again', async () => {
  await refund(first, 660);
  const [row] = await api.db
    .select()
    .from(commissionRefunds)
    .where(eq(commissionRefunds.paymentId, payment.paymentId));
  api.payments.failRefund(row?.reference ?? '');
  await told();
  await told();
  expect((await listed(first)).refunds).toMatchObject([{ status: 'failed' }]);
  const news = await mailsLike(`commission-refund-failed:${row?.id}:%`);
  expect(news.filter(({ recipient }) => recipient === admin.user.email)).toHaveLength(1);
});

test('another sum, an invoice that no card paid, an unknown one, staff without the right', async () => {
  expect(await refund(first, 650)).toBe('commission_amount_changed');
  const [marked = 0] = await owe(api, ana, [5_000]);
  expect(await refund(marked, 50)).toBe('commission_not_refundable');
  expect(await refund(999_999, 50)).toBe('commission_not_found');
  const colleague = await api.signIn('admin', { permissions: ['shop'] });
  expect(await refund(first, 660, colleague)).toBe('forbidden');
  expect(returnedBani()).toBe(0);
});
