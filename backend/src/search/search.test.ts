import { beforeAll, expect, test } from '@rstest/core';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { sql } from 'drizzle-orm';
import { orders } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
const BUYER = {
  ...{ name: 'Ștefan Țăranu', email: 'stefan@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
  ...{ shippingBani: 2000, totalBani: 12_000, paymentStatus: 'paid' as const },
};

beforeAll(async () => {
  await api.db.execute(sql`alter table orders alter column id restart with 303`);
  await api.db.insert(orders).values({ ...BUYER, trackingNumber: 'AWB900303' });
  await api.db.execute(sql`alter table orders alter column id restart with 1303`);
  await api.db.insert(orders).values({ ...BUYER, name: 'Ion', email: 'ion@exemplu.ro', phone: '' });
  await insertProduct(api.db, { name: 'Ruj 100%' });
  await insertProduct(api.db, { name: 'Ruj șters', deletedAt: new Date() });
});

async function search(q: string, permissions?: Permission[]) {
  const { headers } = await api.signIn('admin', permissions && { permissions });
  const found = (
    await api.app.inject({ url: `/api/search?q=${encodeURIComponent(q)}`, headers })
  ).json();
  return {
    ...found,
    numbers: found.orders.map(({ id }: { id: number }) => id),
    names: found.products.map((row: { product_name: string }) => row.product_name),
  };
}

test('a number is that of its order, not a part of another', async () => {
  expect((await search('1303')).numbers).toEqual([1303]);
  expect((await search('#303')).numbers).toEqual([303]);
});

test('the row of a number comes first, before those in whose texts it occurs', async () => {
  const { id } = await insertProduct(api.db, { name: 'Unic' });
  await insertProduct(api.db, { name: `A ${id}` });
  expect((await search(String(id))).names).toEqual(['Unic', `A ${id}`]);
});

test('orders are found by name without marks, e-mail, parcel, and telephone in any form', async () => {
  const ways = ['taranu stefan', 'stefan@', 'awb9003', '0712 345 678', '+40712345678', '712-345'];
  for (const typed of ways) expect((await search(typed)).numbers).toEqual([303]);
});

test('characters of patterns are found as they are, and what is not sold is not found', async () => {
  expect((await search('100%')).names).toEqual(['Ruj 100%']);
  expect((await search('ruj')).names).toEqual(['Ruj 100%']);
  expect((await search('ru_')).names).toEqual([]);
});

test('each kind is answered to whoever may list it', async () => {
  const found = await search('stefan', ['sites']);
  expect(found).toMatchObject({ orders: [], products: [] });
  const person = await api.signIn('user', { name: 'Maria Găsită', phone: '0722111222' });
  expect((await search('gasita', ['people'])).users).toMatchObject([{ id: person.user.id }]);
  expect((await search('0722 111 222', ['people'])).users).toHaveLength(1);
  expect((await search('gasita', ['shop'])).users).toEqual([]);
});

test('nothing to look for is refused', async () => {
  const { headers } = await api.signIn('admin');
  const { statusCode } = await api.app.inject({ url: '/api/search?q=%20', headers });
  expect(statusCode).toBe(400);
});
