import { beforeAll, expect, test } from '@rstest/core';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { mails, orders } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
const EMAIL = 'ana.client@exemplu.ro';
let ana: SignedIn;
const BUYER = {
  ...{ name: 'Ana', email: EMAIL, phone: '0712345678', zip: '400001', county: 'Cluj' },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
  ...{ shippingBani: 2000, totalBani: 12_050, paymentStatus: 'paid' as const },
};

beforeAll(async () => {
  ana = await api.signIn('user', { email: EMAIL, name: 'Ana Client' });
  await api.db.insert(orders).values([
    { ...BUYER, createdAt: new Date('2026-03-01T10:00:00Z') },
    // From her account, with another e-mail address.
    { ...BUYER, userId: ana.user.id, email: 'birou@exemplu.ro', address: 'Strada Doi 2' },
    { ...BUYER, status: 'Cancelled', createdAt: new Date('2026-03-02T10:00:00Z') },
    { ...BUYER, paymentStatus: 'unverified', createdAt: new Date('2026-03-03T10:00:00Z') },
    { ...BUYER, email: 'altcineva@exemplu.ro' },
  ]);
  await api.db.insert(mails).values({
    ...{ kind: 'password-reset', recipient: EMAIL, subject: 'Parolă nouă' },
    ...{ textBody: 'https://secret', htmlBody: 'https://secret' },
  });
});

async function ask(email: string, permissions?: Permission[]) {
  const { headers } = await api.signIn('admin', permissions && { permissions });
  const url = `/api/customers?email=${encodeURIComponent(email)}`;
  return (await api.app.inject({ url, headers })).json();
}

test('orders are those of the address and of its account, and the total is what was bought', async () => {
  const found = await ask(EMAIL.toUpperCase());
  expect(found).toMatchObject({ email: EMAIL, orders_count: 4, total: 241 });
  expect(found.account).toMatchObject({ id: ana.user.id, name: 'Ana Client' });
  expect(found.account).not.toHaveProperty('passwordHash');
  expect(found.addresses.map((one: { address: string }) => one.address)).toEqual([
    'Strada Doi 2',
    'Strada Exemplului nr. 1',
  ]);
});

test('of mails the subject is told, and nothing that they said', async () => {
  const { mails: told } = await ask(EMAIL);
  expect(told).toMatchObject([{ subject: 'Parolă nouă' }]);
  expect(told[0]).not.toHaveProperty('sent_at');
  expect(JSON.stringify(told)).not.toContain('secret');
});

test('each of the staff sees the parts that are theirs', async () => {
  const parts = async (permission: Permission) =>
    Object.keys(await ask(EMAIL, [permission])).sort();
  expect(await parts('shop')).toEqual(
    ['addresses', 'email', 'mails', 'orders', 'orders_count', 'total'].sort(),
  );
  expect(await parts('sites')).toEqual(['account', 'email', 'requests', 'sites']);
  expect(await parts('people')).toEqual(['account', 'email', 'mails']);
});

test('an address that nobody has is answered with nothing', async () => {
  expect(await ask('nimeni@exemplu.ro')).toMatchObject({ account: null, orders: [], total: 0 });
});
