import { expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { businesses, checkouts, users, websiteRequests } from '../database/schema.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

test.each([
  ['a company', '/api/businesses', async () => COMPANY],
  ['a request for a website', '/api/website-request', async () => ({ businessName: 'Atelier' })],
  [
    'a payment',
    '/api/create-payment-intent',
    async () => ({ amount: 6990, products: await piece() }),
  ],
  ['a payment of an amount', '/api/create-payment-intent', async () => ({ amount: 6990 })],
])('%s that is on its way when a person is erased is not stored', async (_, url, body) => {
  const payload = await body();
  const [ilinca, ana] = [await api.signIn('admin'), await api.signIn()];
  const { id } = ana.user;
  const { erased, late } = await api.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, id)).for('update');
    const erased = api.app.inject({
      method: 'DELETE',
      url: `/api/users/${id}`,
      headers: ilinca.headers,
    });
    await expect.poll(() => countWaiting(api.db), { timeout: 15_000 }).toBe(1);
    const late = api.app.inject({ method: 'POST', url, headers: ana.headers, payload });
    await expect.poll(() => countWaiting(api.db), { timeout: 15_000 }).toBe(2);
    return { erased, late };
  });
  expect((await erased).statusCode).toBe(200);
  expect((await late).json()).toMatchObject({ code: 'session_expired' });
  for (const table of [businesses, websiteRequests, checkouts])
    expect(await api.db.$count(table, eq(table.userId, id))).toBe(0);
});

const COMPANY = {
  ...{ company_name: 'Atelier SRL', cif: 'RO14399840', reg_com: 'J40/1/2020' },
  ...{ bank: 'Banca', iban: 'RO49AAAA1B31007593840000', address: 'Strada 1' },
};

const piece = async () => [{ product_id: (await insertProduct(api.db)).id, quantity: 1 }];
