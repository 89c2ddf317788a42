/** Declarations that name lines of their order. */
import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { desc, eq } from 'drizzle-orm';
import { mails, orders, withdrawals } from '../database/schema.ts';
import { orderKey } from '../order-links/order-key.ts';
import { findOrder } from '../orders/orders-repository.ts';
import { insertPaidOrder, type PaidOrder } from '../testing/insert-paid-order.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let admin: SignedIn;
let order: PaidOrder;
beforeAll(async () => {
  admin = await api.signIn('admin');
});
/** Two pieces of the first line, one of the second. */
beforeEach(async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  order = await insertPaidOrder(api, [
    { productId: product.id, quantity: 2, priceBani: 5000 },
    { productId: product.id, quantity: 1, priceBani: 5000 },
  ]);
});

const declare = (changes: object = {}, key = '') =>
  api.app.inject({
    method: 'POST',
    url: '/api/withdrawals',
    headers: { 'idempotency-key': key },
    payload: { name: 'Ana Popescu', email: order.email, orderNumber: `#${order.id}`, ...changes },
  });
const pieces = (...quantities: number[]) =>
  quantities
    .map((quantity, place) => ({ itemId: order.itemIds[place], quantity }))
    .filter(({ quantity }) => quantity > 0);
const declarePieces = (...quantities: number[]) =>
  declare({ products: 'rujul', lines: pieces(...quantities) });
const returnsOf = async (): Promise<OrderReturn[]> =>
  (await api.app.inject({ url: `/api/orders/${order.id}/returns`, headers: admin.headers })).json()
    .returns;
/** Per return, the index of each line and its pieces. */
const opened = async () =>
  (await returnsOf()).map(({ lines }) =>
    lines.map(({ item_id, quantity }) => [order.itemIds.indexOf(item_id), quantity]),
  );
const page = async () => {
  const found = await findOrder(api.db, order.id);
  if (!found) throw new Error('The order is gone.');
  const key = orderKey(api.context.config, found);
  return (await api.app.inject({ method: 'POST', url: '/api/order-page', payload: { key } })).json()
    .order;
};

test('the chosen pieces are in the return, and the order says how many are left', async () => {
  expect((await page()).items).toMatchObject([{ returnable: 2 }, { returnable: 1 }]);
  await declarePieces(1);
  expect(await opened()).toEqual([[[0, 1]]]);
  expect(await returnsOf()).toMatchObject([{ by_buyer: true, products_told: 'rujul' }]);
  expect(await page()).toMatchObject({
    items: [{ returnable: 1 }, { returnable: 1 }],
    returns: [{ status: 'declared' }],
  });
  const [receipt] = await api.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, order.email))
    .orderBy(desc(mails.id));
  expect(receipt?.textBody).toContain('Produse: rujul');
});

test('a declaration that is sent again is the first one, at once or later; a changed one is another', async () => {
  const onePiece = { products: 'rujul', lines: pieces(1) };
  const answers = await Promise.all([1, 2, 3].map(() => declare(onePiece, 'a')));
  const ids = [...answers, await declare(onePiece, 'a')].map(
    (answer) => answer.json().withdrawalId,
  );
  expect(new Set(ids).size).toBe(1);
  expect(await opened()).toEqual([[[0, 1]]]);
  const receipts = await api.db.select().from(mails).where(eq(mails.recipient, order.email));
  expect(receipts.filter(({ kind }) => kind === 'withdrawal-received')).toHaveLength(1);
  await declare({ products: 'celălalt', lines: pieces(0, 1) }, 'a');
  await declare(onePiece, 'b');
  expect(await opened()).toEqual([[[0, 1]], [[1, 1]], [[0, 1]]]);
});

test('the account says the same of its orders', async () => {
  const owner = await api.signIn();
  await api.db.update(orders).set({ userId: owner.user.id }).where(eq(orders.id, order.id));
  await declarePieces(0, 1);
  const answer = await api.app.inject({ url: '/api/orders/mine', headers: owner.headers });
  expect(answer.json().orders).toMatchObject([
    { items: [{ returnable: 2 }, { returnable: 0 }], returns: [{ status: 'declared' }] },
  ]);
});

test('while one waits, another opens a return for what is left, and so does the whole order', async () => {
  await declarePieces(1);
  await declarePieces(0, 1);
  await declare();
  expect(await opened()).toEqual([[[0, 1]], [[1, 1]], [[0, 1]]]);
  await declare();
  expect(await opened()).toHaveLength(3);
});

test('of pieces in another return none goes twice: the rest of the line, or no return', async () => {
  await declarePieces(1, 1);
  await declarePieces(2, 1);
  await declarePieces(2, 1);
  expect(await opened()).toEqual([
    [
      [0, 1],
      [1, 1],
    ],
    [[0, 1]],
  ]);
});

test('two declarations of the same pieces at once open one return', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => declarePieces(2, 1)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await opened()).toEqual([
    [
      [0, 2],
      [1, 1],
    ],
  ]);
});

test('at once for one piece each, they take two', async () => {
  await Promise.all([declarePieces(1), declarePieces(1), declarePieces(1)]);
  expect(await opened()).toEqual([[[0, 1]], [[0, 1]]]);
});

test('one in words while one in words waits opens none, beside lines it does', async () => {
  await declare({ products: 'rujul' });
  await declare({ products: 'și săpunul' });
  expect(await opened()).toEqual([[]]);
  await declarePieces(1);
  expect(await opened()).toEqual([[], [[0, 1]]]);
});

test('lines of another order are declared in words', async () => {
  const foreign = { products: 'rujul', lines: [{ itemId: 2_000_000_000, quantity: 1 }] };
  expect((await declare(foreign)).statusCode).toBe(200);
  expect(await opened()).toEqual([[]]);
});

test('the answer never says whether number, address and lines fit', async () => {
  const asked = { products: 'rujul', lines: pieces(1) };
  const answers = await Promise.all(
    [
      asked,
      { ...asked, email: 'altcineva@exemplu.ro' },
      { ...asked, orderNumber: '999999' },
      { ...asked, lines: pieces(999) },
      { ...asked, lines: [{ itemId: 2_000_000_000, quantity: 1 }] },
    ].map((one) => declare(one)),
  );
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['withdrawalId', 'receivedAt']);
  }
  const stored = await api.db
    .select({ products: withdrawals.products })
    .from(withdrawals)
    .where(eq(withdrawals.email, 'altcineva@exemplu.ro'));
  expect(stored).toEqual([{ products: 'rujul' }]);
});

test.each([
  ['without words', { lines: [{ itemId: 1, quantity: 1 }] }, 'products'],
  ['of no piece', { products: 'x', lines: [{ itemId: 1, quantity: 0 }] }, 'lines.0.quantity'],
  ['none', { products: 'x', lines: [] }, 'lines'],
  [
    'twice the same',
    {
      products: 'x',
      lines: [
        { itemId: 1, quantity: 1 },
        { itemId: 1, quantity: 1 },
      ],
    },
    'lines',
  ],
])('lines %s are refused before any order is looked at', async (_, changes, field) => {
  expect((await declare(changes)).json()).toMatchObject({ code: 'validation_failed', field });
});
