/** A payer disputes a payment of commissions at their bank. */
import { beforeEach, expect, test } from '@rstest/core';
import { eq, like } from 'drizzle-orm';
import { commissionPayments, mails } from '../database/schema.ts';
import { type CardPayment, commissionRow, owe, payByCard } from '../testing/pay-commissions.ts';
import { disputeEvent, sendEvent } from '../testing/send-event.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let ana: SignedIn;
let admin: SignedIn;
let id = 0;
let payment: CardPayment;

beforeEach(async () => {
  await api.db.delete(mails);
  ana = await api.signIn();
  admin ??= await api.signIn('admin');
  [id = 0] = await owe(api, ana, [66_000]);
  payment = await payByCard(api, ana, [id], 66_000);
});

const tell = (
  type: 'created' | 'updated' | 'closed',
  status: 'needs_response' | 'won' | 'lost',
  amount = 66_000,
) => {
  const dispute = { id: `du_${payment.intentId}`, amount, status };
  return sendEvent(api.app, disputeEvent(type, payment.intentId, dispute));
};
const listed = async () =>
  (
    await api.app.inject({ url: '/api/commissions/my-commissions', headers: ana.headers })
  ).json()[0];
const admins = async (key: string) =>
  (await api.db.select().from(mails).where(like(mails.dedupeKey, key))).filter(
    ({ recipient }) => recipient === admin.user.email,
  );
const post = async (path: string, payload: object) =>
  (
    await api.app.inject({
      ...{ method: 'POST', url: `/api/commissions/admin/commissions/${id}/${path}` },
      ...{ headers: admin.headers, payload },
    })
  ).json().code;

test('while the bank decides the invoice stays paid, staff know, and no money goes back', async () => {
  await tell('created', 'needs_response');
  await tell('updated', 'needs_response');
  expect(await listed()).toMatchObject({
    ...{ paid: true, paid_by: 'card' },
    dispute: { state: 'open', amount: 660, reason: 'fraudulent', due_at: expect.any(String) },
  });
  const [mail, ...more] = await admins('commission-dispute-open:%');
  expect(more).toEqual([]);
  expect(mail?.textBody).toContain('plata nu a fost făcută de titular');
  expect(await post('refund', { amount: 660, reason: 'x' })).toBe('commission_disputed');
  expect(await post('corrections', { amount: 60, commission: 660, reason: 'x' })).toBe(
    'commission_disputed',
  );
  expect((await commissionRow(api, id)).correctedBani).toBe(0);
});

test('won: the invoice stays paid, and its money may go back again', async () => {
  await tell('created', 'needs_response');
  await tell('closed', 'won');
  expect(await listed()).toMatchObject({ paid: true, dispute: { state: 'won' } });
  expect(await admins('commission-dispute-won:%')).toHaveLength(1);
  expect(await post('refund', { amount: 660, reason: 'x' })).toBeUndefined();
  expect((await commissionRow(api, id)).isPaid).toBe(false);
});

test('lost: the money is gone, so the invoice is owed again, once, and its partner knows', async () => {
  await tell('created', 'needs_response');
  await Promise.all([tell('closed', 'lost'), tell('closed', 'lost')]);
  await tell('created', 'needs_response');
  expect(await listed()).toMatchObject({ paid: false, dispute: { state: 'lost' } });
  expect(await admins('commission-dispute-lost:%')).toHaveLength(1);
  const own = await api.db
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, 'commission-charged-back:%'));
  expect(own).toMatchObject([{ recipient: ana.user.email }]);
  expect(await post('refund', { amount: 660, reason: 'x' })).toBe('commission_not_refundable');
  // It can be paid again.
  await payByCard(api, ana, [id], 66_000);
  expect((await commissionRow(api, id)).isPaid).toBe(true);
});

test('lost in part: an invoice is paid or it is not, so it stays paid, and staff know the sum', async () => {
  await tell('closed', 'lost', 20_000);
  expect(await listed()).toMatchObject({ paid: true, dispute: { state: 'lost', amount: 200 } });
  // Money that the bank took is not refunded again.
  expect(await post('refund', { amount: 660, reason: 'x' })).toBe('refund_too_large');
});

test('a dispute that is told before its payment: nothing is paid by money that is gone', async () => {
  await api.db
    .update(commissionPayments)
    .set({ state: 'open', paidAt: null })
    .where(eq(commissionPayments.id, payment.paymentId));
  await tell('closed', 'lost');
  const [row] = await api.db
    .select()
    .from(commissionPayments)
    .where(eq(commissionPayments.id, payment.paymentId));
  expect(row).toMatchObject({ state: 'released', refundedAt: expect.any(Date) });
});

test('a dispute of an order, or of another program, changes nothing here', async () => {
  const dispute = { id: 'du_other', amount: 100, status: 'needs_response' } as const;
  expect((await sendEvent(api.app, disputeEvent('created', 'pi_other', dispute))).statusCode).toBe(
    200,
  );
  expect(await admins('commission-dispute-%')).toEqual([]);
});
