import { expect, test } from '@rstest/core';
import { addDays, bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { orderItems, orders, websiteRequests } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
const today = bucharestDay(new Date()) ?? '';

const BUYER = {
  ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
  ...{ shippingBani: 2000, totalBani: 12_000, paymentStatus: 'paid' as const },
};

async function ask(days: number, permissions: ('shop' | 'sites')[]) {
  const { headers } = await api.signIn('admin', { permissions });
  const answer = await api.app.inject({ url: `/api/figures?days=${days}`, headers });
  return answer.json().days;
}

test('every day is there, with what it brought, for whoever may see it', async () => {
  const product = await insertProduct(api.db, { name: 'Ruj', stock: 7 });
  const noon = (day: string) => new Date(`${day}T10:00:00Z`);
  const yesterday = addDays(today, -1);
  const [order] = await api.db
    .insert(orders)
    .values([
      { ...BUYER, createdAt: noon(yesterday) },
      { ...BUYER, createdAt: noon(addDays(today, -5)) },
      { ...BUYER, createdAt: noon(yesterday), paymentStatus: 'unverified' },
    ])
    .returning();
  const line = { productId: product.id, productName: 'Ruj', orderId: order?.id ?? 0 };
  await api.db.insert(orderItems).values([
    { ...line, quantity: 2, priceBani: 1010 },
    { ...line, quantity: 1, priceBani: 500 },
  ]);
  await api.db.insert(websiteRequests).values({ answers: {} as never, createdAt: noon(yesterday) });
  expect(await ask(3, ['shop'])).toEqual([
    { day: addDays(today, -2), orders: 0, revenue: 0 },
    { day: yesterday, orders: 1, revenue: 25.2 },
    { day: today, orders: 0, revenue: 0 },
  ]);
  expect(await ask(2, ['sites'])).toEqual([
    { day: yesterday, requests: 1 },
    { day: today, requests: 0 },
  ]);
});
