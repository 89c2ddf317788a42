import { beforeEach, expect, test } from '@rstest/core';
import { STOCK_ALERT_CONFIRM_DAYS, STOCK_ALERT_DAYS } from '@vitrina/contract/constants';
import { asc, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { mails, products, stockAlerts } from '../database/schema.ts';
import { databaseRateLimiter } from '../http/rate-limiter.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { deleteOldStockAlerts } from './stock-alerts-repository.ts';
import { tellReturnedStock } from './tell-returned-stock.ts';

const api = useTestApi((db) => ({ limits: databaseRateLimiter(db) }));
const EMAIL = 'ana@exemplu.ro';
let productId = 0;
let networks = 0;

beforeEach(async () => {
  await api.db.delete(mails);
  await api.db.delete(products);
  productId = (await insertProduct(api.db, { stock: 0 })).id;
  networks += 1;
});

const post = async (path: string, payload: object, who?: SignedIn) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/stock-alerts${path}`,
    remoteAddress: `10.0.0.${networks}`,
    headers: { ...who?.headers },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
};
const ask = (email = EMAIL, who?: SignedIn) => post('', { productId, email }, who);
const sent = () => api.db.select().from(mails).orderBy(asc(mails.id));
const lastKey = async () =>
  /stock-alert\?token=([\w.-]+)/.exec((await sent()).at(-1)?.textBody ?? '')?.[1] ?? '';
const restock = (stock = 1) =>
  api.db.update(products).set({ stock }).where(eq(products.id, productId));
const tell = () => tellReturnedStock(api.db, api.context.config);

test('an address is asked by mail first, then told once when the product is back', async () => {
  expect(await ask('Ana@Exemplu.ro')).toMatchObject({ status: 200, confirmed: false });
  expect((await sent()).at(-1)?.textBody).toContain(`&produs=${productId}`);
  await restock();
  expect(await tell()).toBe(0);
  await restock(0);
  expect(await post('/confirm', { key: await lastKey() })).toMatchObject({
    ...{ status: 200, product_id: productId, product_name: 'Ruj mat, carmin' },
  });
  expect(await tell()).toBe(0);
  await restock();
  expect([await tell(), await tell()]).toEqual([1, 0]);
  const [asked, told] = await sent();
  expect(asked).toMatchObject({ kind: 'stock-alert', recipient: EMAIL });
  expect(told).toMatchObject({ kind: 'stock-returned', recipient: EMAIL });
  expect(told?.textBody).toContain(`/product/${productId}`);
  expect(await api.db.$count(stockAlerts)).toBe(0);
});

test('the verified address of the account needs no mail, another one and an unverified one do', async () => {
  const ana = await api.signIn();
  expect(await ask(ana.user.email, ana)).toMatchObject({ confirmed: true });
  expect(await sent()).toEqual([]);
  expect(await ask('altcineva@exemplu.ro', ana)).toMatchObject({ confirmed: false });
  const unproved = await api.signIn('user', { emailVerifiedAt: null });
  expect(await ask(unproved.user.email, unproved)).toMatchObject({ confirmed: false });
  expect(await sent()).toHaveLength(2);
});

test('the answer is the same for an address that is known, waits already, or had its mails of the day', async () => {
  const ana = await api.signIn();
  await ask(ana.user.email, ana);
  const answers = [await ask('nou@exemplu.ro'), await ask(ana.user.email)];
  for (let times = 0; times < 4; times += 1) answers.push(await ask('nou@exemplu.ro'));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await sent()).map(({ recipient }) => recipient)).toEqual([
    'nou@exemplu.ro',
    'nou@exemplu.ro',
    'nou@exemplu.ro',
  ]);
});

test('a network asks twenty times an hour', async () => {
  for (let times = 0; times < 20; times += 1)
    expect((await ask(`a${times}@exemplu.ro`)).status).toBe(200);
  expect((await ask('inca-unul@exemplu.ro')).status).toBe(429);
});

test('nobody waits for what can be bought, or is not sold', async () => {
  await restock();
  expect((await ask()).status).toBe(409);
  await api.db.update(products).set({ stock: 0, deletedAt: sql`now()` });
  expect((await ask()).status).toBe(404);
});

test('a link ends every wish of its address and nobody else’s', async () => {
  await ask('altcineva@exemplu.ro');
  await ask();
  const key = await lastKey();
  expect(
    await post('/end', { key: `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}` }),
  ).toMatchObject({ status: 200 });
  expect(await api.db.$count(stockAlerts)).toBe(2);
  expect(await post('/end', { key })).toMatchObject({ status: 200 });
  const left = await api.db.select().from(stockAlerts);
  expect(left.map(({ email }) => email)).toEqual(['altcineva@exemplu.ro']);
  expect((await post('/confirm', { key })).status).toBe(404);
  expect((await post('/confirm', { key: 'x'.repeat(30) })).status).toBe(404);
});

test('an old link confirms nothing, and old wishes go', async () => {
  await ask();
  const key = await lastKey();
  const age = (days: number) =>
    api.db.update(stockAlerts).set({ createdAt: sql`now() - make_interval(days => ${days})` });
  await age(STOCK_ALERT_CONFIRM_DAYS);
  expect((await post('/confirm', { key })).status).toBe(404);
  await inTransaction(api.db, deleteOldStockAlerts);
  expect(await api.db.$count(stockAlerts)).toBe(0);
  const ana = await api.signIn();
  await ask(ana.user.email, ana);
  await age(STOCK_ALERT_DAYS - 1);
  await inTransaction(api.db, deleteOldStockAlerts);
  expect(await api.db.$count(stockAlerts)).toBe(1);
  await age(STOCK_ALERT_DAYS);
  await inTransaction(api.db, deleteOldStockAlerts);
  expect(await api.db.$count(stockAlerts)).toBe(0);
});
