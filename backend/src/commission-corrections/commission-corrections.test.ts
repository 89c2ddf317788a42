/** Corrective invoices: their amounts, numbers and settlement. */
import { beforeEach, expect, test } from '@rstest/core';
import { asc, eq, like } from 'drizzle-orm';
import { lockCommission } from '../commissions/commissions-repository.ts';
import { inTransaction } from '../database/database.ts';
import { commissionCorrections, commissions, mails } from '../database/schema.ts';
import { commissionRow, owe, payByCard } from '../testing/pay-commissions.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { issueCorrection } from './issue-correction.ts';
import { sendCorrections } from './send-corrections.ts';

const api = useTestApi();
let ana: SignedIn;
let admin: SignedIn;
let id = 0;

beforeEach(async () => {
  await api.db.delete(mails);
  ana = await api.signIn();
  admin ??= await api.signIn('admin');
  [id = 0] = await owe(api, ana, [66_000]);
});

const correct = async (amount: number, commission = 660, one = id) => {
  const answer = await api.app.inject({
    ...{ method: 'POST', url: `/api/commissions/admin/commissions/${one}/corrections` },
    ...{ headers: admin.headers, payload: { amount, commission, reason: 'Comandă anulată' } },
  });
  return answer.statusCode === 200 ? 'issued' : answer.json().code;
};
const listed = async () =>
  (
    await api.app.inject({ url: '/api/commissions/my-commissions', headers: ana.headers })
  ).json()[0];
const start = async (amount: number) =>
  (
    await api.app.inject({
      ...{ method: 'POST', url: '/api/commissions/payments', headers: ana.headers },
      payload: { commissionIds: [id], amount },
    })
  ).json();
const numbers = async () =>
  (
    await api.db.select().from(commissionCorrections).orderBy(asc(commissionCorrections.number))
  ).map(({ number }) => number);
const expectNoGaps = async () => {
  const all = await numbers();
  expect(all).toEqual(all.map((_, index) => index + 1));
};

test('an unpaid invoice is corrected: less is owed, the document is drawn, mailed and listed', async () => {
  const { clientSecret } = await start(66_000);
  expect(await correct(60)).toBe('issued');
  expect(await listed()).toMatchObject({
    ...{ commission: 600, corrected: 60, paid: false, sales: 6600 },
    corrections: [
      {
        ...{ amount: 60, settlement: 'debt', reason: 'Comandă anulată' },
        number: expect.stringMatching(/^COR-\d{6}$/),
        document: expect.stringMatching(/\.pdf$/),
      },
    ],
  });
  const [mail] = await api.db.select().from(mails).where(like(mails.dedupeKey, 'commission-corr%'));
  expect(mail).toMatchObject({
    recipient: ana.user.email,
    attachmentName: expect.stringMatching(/^factura-corectiva-COR-\d{6}-2025-01\.pdf$/),
  });
  expect(mail?.textBody).toContain('De plată rămân 600,00');
  // The open payment showed the old amount; only the new one is charged.
  expect((await start(66_000)).code).toBe('commission_amount_changed');
  expect((await start(60_000)).clientSecret).not.toBe(clientSecret);
  await expectNoGaps();
});

test('of an unpaid invoice nothing is left: it is settled, and never reminded of or paid', async () => {
  expect(await correct(660)).toBe('issued');
  expect(await listed()).toMatchObject({ commission: 0, paid: true, paid_by: 'correction' });
  expect((await start(66_000)).code).toBe('commission_already_paid');
  const untick = await api.app.inject({
    ...{ method: 'PATCH', url: `/api/commissions/admin/commissions/${id}/paid` },
    ...{ headers: admin.headers, payload: { paid: false } },
  });
  expect(untick.json().code).toBe('commission_corrected');
});

test('what a card paid too much goes back to it, and the invoice stays paid', async () => {
  const { intentId } = await payByCard(api, ana, [id], 66_000);
  expect(await correct(60)).toBe('issued');
  expect(api.payments.all.get(intentId)?.refundedBani).toBe(6000);
  expect(await listed()).toMatchObject({
    ...{ commission: 600, paid: true, paid_by: 'card' },
    refunds: [{ amount: 60, status: 'done' }],
    corrections: [{ settlement: 'card' }],
  });
  // After correcting the rest nothing is owed, and nothing of the payment is left.
  expect(await correct(600, 600)).toBe('issued');
  expect(api.payments.all.get(intentId)?.refundedBani).toBe(66_000);
  expect(await listed()).toMatchObject({ commission: 0, paid: true, paid_by: 'correction' });
});

test('what was paid otherwise staff send back', async () => {
  await api.db
    .update(commissions)
    .set({ isPaid: true, paidAt: new Date(), paidBy: 'staff' })
    .where(eq(commissions.id, id));
  expect(await correct(60)).toBe('issued');
  expect(await listed()).toMatchObject({ paid: true, corrections: [{ settlement: 'transfer' }] });
});

test('two admins at once correct it once', async () => {
  const answers = await Promise.all([correct(60), correct(60)]);
  expect(answers.toSorted()).toEqual(['commission_amount_changed', 'issued']);
  expect((await commissionRow(api, id)).correctedBani).toBe(6000);
});

test('more than is left, another sum than was seen, an invoice that does not exist', async () => {
  expect(await correct(661)).toBe('refund_too_large');
  expect(await correct(60, 650)).toBe('commission_amount_changed');
  expect(await correct(60, 660, 999_999)).toBe('commission_not_found');
  await api.db.update(commissions).set({ invoiceUrl: null }).where(eq(commissions.id, id));
  expect(await correct(60)).toBe('commission_not_correctable');
  await expectNoGaps();
});

test('numbers have no gap, whoever issues at once and whatever is rolled back', async () => {
  const ids = await owe(
    api,
    ana,
    Array.from({ length: 8 }, () => 10_000),
  );
  const refused = async (one: number) =>
    inTransaction(api.db, async (tx) => {
      const owed = await lockCommission(tx, one);
      if (!owed) throw new Error('There is no such commission.');
      const decision = { amountBani: 1, settlement: 'debt', reason: '', actorId: null } as const;
      await issueCorrection(tx, owed, decision);
      throw new Error('rolled back');
    });
  const acts = ids.flatMap((one) => [
    refused(one).catch((error: Error) => error.message),
    correct(10, 100, one),
  ]);
  expect((await Promise.all(acts)).toSorted()).toEqual(
    [...ids.map(() => 'issued'), ...ids.map(() => 'rolled back')].toSorted(),
  );
  await expectNoGaps();
  await Promise.all([sendCorrections(api.context), sendCorrections(api.context)]);
  expect(await api.db.$count(mails, like(mails.dedupeKey, 'commission-correction:%'))).toBe(8);
});
