import { beforeEach, expect, test } from '@rstest/core';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import {
  auditEntries,
  auditKeys,
  businesses,
  checkouts,
  commissionPayments,
  mails,
  orderEvents,
  orders,
  staffInvitations,
  users,
  userWebsites,
  withdrawals,
} from '../database/schema.ts';
import { insertKnownPerson, KNOWN } from '../testing/insert-known-person.ts';
import { fillPersonal, personalColumnsWith } from '../testing/personal-columns.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { whereKnown } from '../testing/where-known.ts';

const api = useTestApi();
let ilinca: SignedIn;

beforeEach(async () => {
  for (const table of [mails, orders, checkouts, withdrawals, users, auditKeys])
    await api.db.delete(table);
  ilinca = await api.signIn('admin', { name: 'Ilinca' });
});

async function erase(id: number, who = ilinca) {
  const answer = await api.app.inject({
    method: 'DELETE',
    url: `/api/users/${id}`,
    headers: who.headers,
  });
  return { status: answer.statusCode, ...answer.json() };
}
const account = async (id: number) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0];
const journal = async (id: number) => {
  const url = `/api/audit?kind=user&subject=${id}`;
  return (await api.app.inject({ url, headers: ilinca.headers })).json().data;
};

test('what the law keeps stays, and nothing else knows the person', async () => {
  const id = await insertKnownPerson(api.db);
  expect(await whereKnown(api.db, KNOWN)).toContain('sealed entries');
  expect(await erase(id)).toMatchObject({ status: 200 });
  expect(await whereKnown(api.db, KNOWN)).toEqual(['orders', 'withdrawals']);
  expect(await account(id)).toMatchObject({
    ...{ name: 'Persoană ștearsă', email: `persoana-stearsa-${id}`, erasedAt: expect.any(Date) },
    ...{ passwordHash: null, googleSubject: null, emailVerifiedAt: null, phone: '', address: '' },
  });
  for (const order of await api.db.select().from(orders))
    expect(order).toMatchObject({ userId: id, name: `Ana ${KNOWN}`, email: '', phone: '' });
  expect(await api.db.select().from(businesses)).toMatchObject([{ companyName: 'Facturat' }]);
  expect(await api.db.select().from(userWebsites)).toMatchObject([{ businessName: 'Facturat' }]);
  expect(await api.db.$count(mails)).toBe(0);
  expect(await api.db.$count(orderEvents, eq(orderEvents.kind, 'note'))).toBe(0);
});

/** Personal columns that the accounts and declarations keep (docs/product.md#erasure), besides county and postal code. */
const KEPT = [
  ...['bank', 'business_address', 'iban', 'reg_com'].map((column) => `businesses.${column}`),
  ...['address', 'invoice_address', 'invoice_cui', 'invoice_name', 'name', 'tracking_number'].map(
    (column) => `orders.${column}`,
  ),
  ...['refunds.reason', 'returns.reason', 'returns.refusal'],
  ...['email', 'name', 'products', 'reason'].map((column) => `withdrawals.${column}`),
];

test('each personal column is emptied, or kept for a reason', async () => {
  const id = await insertKnownPerson(api.db);
  await inTransaction(api.db, (tx) => fillPersonal(tx, id));
  expect(await erase(id)).toMatchObject({ status: 200 });
  expect(await personalColumnsWith(api.db, KNOWN)).toEqual(KEPT);
});

test('the journal keeps who did what, says who erased, and opens no value any more', async () => {
  const id = await insertKnownPerson(api.db);
  await erase(id);
  const entries = await journal(id);
  expect(entries[0]).toMatchObject({
    ...{ action: 'changed', what: 'erase-person', actor_id: ilinca.user.id },
    ...{ actor_name: 'Ilinca' },
  });
  const fields = new Map<string, { after: string | null; erased: boolean }>(
    entries[0].changes.map((change: { field: string }) => [change.field, change]),
  );
  expect(fields.get('erased_at')).toMatchObject({ erased: false, after: expect.any(String) });
  expect(fields.get('email')).toMatchObject({ erased: true, after: null });
  expect(entries.at(-1)).toMatchObject({ action: 'created', subject_id: id });
});

test('their own deeds are told of an erased person', async () => {
  const ana = await api.signIn();
  const payload = { name: 'Ana Maria', email: ana.user.email, phone: '' };
  const url = '/api/users/profile';
  await api.app.inject({ method: 'PUT', url, headers: ana.headers, payload });
  await erase(ana.user.id);
  const own = (await journal(ana.user.id)).find((entry: { what: string }) =>
    entry.what.endsWith('profile'),
  );
  expect(own).toMatchObject({ actor_id: ana.user.id, actor_name: 'Persoană ștearsă' });
});

test('nobody is signed in to the account any more, and its address is free', async () => {
  const ana = await api.signIn();
  await erase(ana.user.id);
  const { headers } = ana;
  expect((await api.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
  const registration = {
    ...{ name: 'Ana', email: ana.user.email, password: 'parola-lunga', phone: '', address: '' },
  };
  const again = await api.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: registration,
  });
  expect(again.json().user.id).not.toBe(ana.user.id);
  const listed = await api.app.inject({ url: '/api/users/all', headers: ilinca.headers });
  expect(listed.json().map(({ id }: { id: number }) => id)).not.toContain(ana.user.id);
});

test('asked for again it changes nothing, and erases what came since', async () => {
  const id = await insertKnownPerson(api.db);
  await erase(id);
  const [at, entries] = [(await account(id))?.erasedAt, await api.db.$count(auditEntries)];
  expect(await erase(id)).toMatchObject({ status: 200 });
  expect((await account(id))?.erasedAt).toEqual(at);
  expect(await api.db.$count(auditEntries)).toBe(entries);
  await inTransaction(api.db, (tx) =>
    tx.insert(businesses).values({ userId: id, companyName: KNOWN }),
  );
  await erase(id);
  expect(await whereKnown(api.db, KNOWN)).toEqual(['orders', 'withdrawals']);
});

test('the staff, oneself among them, are not erased before they are taken out', async () => {
  const other = await api.signIn('admin', { permissions: ['shop'] });
  expect(await erase(other.user.id)).toMatchObject({ status: 409, code: 'staff_not_erased' });
  expect(await erase(ilinca.user.id)).toMatchObject({ code: 'staff_not_erased' });
  expect(await erase(999_999)).toMatchObject({ code: 'user_not_found' });
  const ana = await api.signIn();
  expect(await erase(ana.user.id, other)).toMatchObject({ status: 403 });
  expect((await account(ana.user.id))?.erasedAt).toBeNull();
});

test.each([
  ['an order to deliver', { status: 'Processing', paymentStatus: 'paid' }, 409],
  ['an order on its way', { status: 'Shipped', paymentStatus: 'paid' }, 409],
  ['money to be given back', { status: 'Cancelled', paymentStatus: 'paid' }, 409],
  ['an order that was given back', { status: 'Cancelled', paymentStatus: 'refunded' }, 200],
] as const)('%s', async (_, state, status) => {
  const { user } = await api.signIn();
  await api.db.insert(orders).values({
    ...{ name: 'Ana', email: user.email, phone: '0712345678', zip: '400001', county: 'Cluj' },
    ...{ locality: 'Dej', address: 'Strada 1', shippingBani: 0, totalBani: 5000, ...state },
    userId: user.id,
  });
  expect((await erase(user.id)).status).toBe(status);
});

test.each([
  ['a payment that was begun', { state: 'open' }, 409],
  ['a payment without an order', { state: 'released', paidAt: new Date() }, 409],
  ['a payment that ended without money', { state: 'released' }, 200],
] as const)('%s', async (_, state, status) => {
  const { user } = await api.signIn();
  const bani = { shippingBani: 0, totalBani: 5000 };
  await api.db
    .insert(checkouts)
    .values({ userId: user.id, ...bani, ...state, expiresAt: new Date() });
  expect((await erase(user.id)).status).toBe(status);
});

test('of an address that nobody proved, what others are told there stays', async () => {
  const { user } = await api.signIn('user', { emailVerifiedAt: null });
  const texts = { subject: 's', textBody: 't', htmlBody: 'h' };
  const invitation = { name: 'Victor', email: user.email, permissions: ['shop' as Permission] };
  await api.app.inject({
    method: 'POST',
    url: '/api/staff/invitations',
    headers: ilinca.headers,
    payload: invitation,
  });
  await api.db.delete(mails);
  await api.db.insert(mails).values([
    { kind: 'order-status', recipient: user.email, ...texts },
    { kind: 'account-created', recipient: user.email, ...texts, sentAt: new Date() },
  ]);
  await erase(user.id);
  expect(await api.db.select().from(mails)).toMatchObject([{ kind: 'order-status' }]);
  expect(await api.db.$count(staffInvitations)).toBe(1);
});

test('the confirmation of an erased buyer is sent to nobody', async () => {
  const id = await insertKnownPerson(api.db);
  await erase(id);
  const [order] = await api.db.select().from(orders);
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/orders/${order?.id}/resend-confirmation`,
    headers: ilinca.headers,
  });
  expect(answer.json()).toMatchObject({ code: 'buyer_erased' });
});

test('nothing personal is written into an erased account', async () => {
  const { user } = await api.signIn();
  await erase(user.id);
  const write = api.db.update(users).set({ phone: '0712345678' }).where(eq(users.id, user.id));
  await expect(write).rejects.toThrow();
});

test.each([
  ['open', {}, 409],
  ['released', { paidAt: new Date() }, 409],
  ['released', {}, 409],
  ['released', { paidAt: new Date(), refundedAt: new Date() }, 200],
  ['released', { closedAt: new Date() }, 200],
  ['paid', { paidAt: new Date() }, 200],
] as const)('a payment of commissions that is %s, %j: %i', async (state, columns, status) => {
  const { user } = await api.signIn();
  await api.db.insert(commissionPayments).values({
    ...{ userId: user.id, totalBani: 45_000, state, expiresAt: new Date() },
    ...columns,
  });
  expect((await erase(user.id)).status).toBe(status);
});
