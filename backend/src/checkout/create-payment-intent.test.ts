import { expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { checkouts, products, stockHolds } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

const newKey = () => crypto.randomUUID();
const prepare = (payload: object) =>
  api.app.inject({ method: 'POST', url: '/api/create-payment-intent', payload });
const stockOf = async (id: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  return row?.stock;
};
const setPayment = (checkoutKey: string, paymentIntentId: string) =>
  api.db.update(checkouts).set({ paymentIntentId }).where(eq(checkouts.checkoutKey, checkoutKey));
const line = (product_id: number, quantity = 1) => ({ product_id, quantity });

test('the amount alone, as the specification has it, prepares a payment', async () => {
  const answer = await prepare({ amount: 6990 });
  expect(answer.json().clientSecret).toMatch(/^pi_.*_secret_/);
});

test('with products the pieces are held and the payment has the computed amount', async () => {
  const product = await insertProduct(api.db, { priceBani: 4990, stock: 5 });
  const answer = (
    await prepare({ amount: 2 * 4990 + 2000, shippingCost: 20, products: [line(product.id, 2)] })
  ).json();
  expect(api.payments.all.get(answer.paymentIntentId)?.amountBani).toBe(11_980);
  expect(await stockOf(product.id)).toBe(3);
});

test.each([
  [29_999, 2000],
  [30_000, 0],
  [30_001, 0],
])('a subtotal of %d bani has %d bani shipping', async (priceBani, shippingBani) => {
  const product = await insertProduct(api.db, { priceBani });
  const answer = await prepare({
    amount: priceBani + shippingBani,
    shippingCost: shippingBani / 100,
    products: [line(product.id)],
  });
  expect(answer.statusCode).toBe(200);
});

test('another amount or another shipping than the computed one is refused, nothing is held', async () => {
  const product = await insertProduct(api.db, { priceBani: 4990 });
  const cheaper = await prepare({ amount: 500, products: [line(product.id)] });
  expect(cheaper.json()).toMatchObject({ code: 'amount_mismatch', field: 'amount' });
  const free = await prepare({ amount: 6990, shippingCost: 0, products: [line(product.id)] });
  expect(free.json()).toMatchObject({ code: 'amount_mismatch', field: 'shippingCost' });
  expect(await stockOf(product.id)).toBe(10);
});

test('an unknown or withdrawn product and too many pieces are refused before any payment', async () => {
  const payments = api.payments.all.size;
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 1 });
  const gone = await insertProduct(api.db, { priceBani: 5000, deletedAt: new Date() });
  for (const [lines, code, field] of [
    [[line(999_999)], 'product_not_found', 'products.0.product_id'],
    [[line(product.id), line(gone.id)], 'product_not_found', 'products.1.product_id'],
    [[line(product.id, 2)], 'out_of_stock', 'products.0.quantity'],
  ] as const) {
    const amount = lines.reduce((sum, { quantity }) => sum + quantity * 5000, 2000);
    expect((await prepare({ amount, products: lines })).json()).toMatchObject({ code, field });
  }
  expect(api.payments.all.size).toBe(payments);
  expect(await stockOf(product.id)).toBe(1);
});

test.each([0, -1, 1.5, 1e9])('a quantity of %d is refused', async (quantity) => {
  const product = await insertProduct(api.db);
  const answer = await prepare({ amount: 5000, products: [line(product.id, quantity)] });
  expect(answer.json()).toMatchObject({ code: 'validation_failed', field: 'products.0.quantity' });
});

test('the same checkout key is the same payment, with the new amount and the new pieces', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 5 });
  const checkoutKey = newKey();
  const first = await prepare({ amount: 7000, products: [line(product.id)], checkoutKey });
  const second = await prepare({ amount: 17_000, products: [line(product.id, 3)], checkoutKey });
  expect(second.json()).toEqual(first.json());
  expect(api.payments.all.get(first.json().paymentIntentId)?.amountBani).toBe(17_000);
  expect(await stockOf(product.id)).toBe(2);
});

test('two calls with one key at once hold the pieces once and end with one payment', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 5 });
  const purchase = { amount: 7000, products: [line(product.id)], checkoutKey: newKey() };
  const answers = await Promise.all([prepare(purchase), prepare(purchase), prepare(purchase)]);
  const ids = answers.map((answer) => answer.json().paymentIntentId);
  expect(new Set(ids).size).toBe(1);
  expect(await stockOf(product.id)).toBe(4);
});

/** Runs `work` while the provider creates the next payment. */
function beforeNextPayment(work: () => Promise<unknown>): void {
  const { create } = api.payments;
  api.payments.create = async (payment) => {
    api.payments.create = create;
    await work();
    return create(payment);
  };
}

test('the payment of a faster call with a smaller cart gets the amount of the cart that came last', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 5 });
  const checkoutKey = newKey();
  beforeNextPayment(async () => {
    const { id } = await api.payments.create({ amountBani: 7000 });
    await setPayment(checkoutKey, id);
  });
  const answer = await prepare({ amount: 17_000, products: [line(product.id, 3)], checkoutKey });
  expect(api.payments.all.get(answer.json().paymentIntentId)?.amountBani).toBe(17_000);
});

test('a call that a later cart overtook leaves the payment at the amount of that cart', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 5 });
  const checkoutKey = newKey();
  beforeNextPayment(() =>
    prepare({ amount: 17_000, products: [line(product.id, 3)], checkoutKey }),
  );
  const answer = await prepare({ amount: 7000, products: [line(product.id)], checkoutKey });
  expect(api.payments.all.get(answer.json().paymentIntentId)?.amountBani).toBe(17_000);
  expect(await stockOf(product.id)).toBe(2);
});

test('of two carts at once on a payment that is there, it has the amount of what is held last', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 9 });
  const checkoutKey = newKey();
  const first = await prepare({ amount: 7000, products: [line(product.id)], checkoutKey });
  const { paymentIntentId } = first.json();
  const { changeAmount } = api.payments;
  // A third call holds other pieces while the provider changes the amount for the second.
  api.payments.changeAmount = async (id, amountBani) => {
    api.payments.changeAmount = changeAmount;
    await prepare({ amount: 17_000, products: [line(product.id, 3)], checkoutKey });
    return changeAmount(id, amountBani);
  };
  await prepare({ amount: 12_000, products: [line(product.id, 2)], checkoutKey });
  expect(api.payments.all.get(paymentIntentId)?.amountBani).toBe(17_000);
  expect(await stockOf(product.id)).toBe(6);
});

test('when the provider does not answer, the same key goes on later without holding twice', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 5 });
  const purchase = { amount: 7000, products: [line(product.id)], checkoutKey: newKey() };
  api.payments.isDown = true;
  expect((await prepare(purchase)).statusCode).toBe(502);
  api.payments.isDown = false;
  expect((await prepare(purchase)).statusCode).toBe(200);
  expect(await stockOf(product.id)).toBe(4);
});

test('a payment that the provider does not know is replaced by a new one', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 5 });
  const purchase = { amount: 7000, products: [line(product.id)], checkoutKey: newKey() };
  await prepare(purchase);
  await setPayment(purchase.checkoutKey, 'pi_of_another_account');
  const again = await prepare(purchase);
  expect(again.statusCode).toBe(200);
  expect(api.payments.all.get(again.json().paymentIntentId)?.state).toBe('open');
  expect(await stockOf(product.id)).toBe(4);
});

test('a checkout that is paid already is not charged again', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 5 });
  const purchase = { amount: 7000, products: [line(product.id)], checkoutKey: newKey() };
  const { paymentIntentId } = (await prepare(purchase)).json();
  api.payments.succeed(paymentIntentId);
  expect((await prepare(purchase)).json().paymentIntentId).toBe(paymentIntentId);
  const more = await prepare({ ...purchase, amount: 12_000, products: [line(product.id, 2)] });
  expect(more.json().code).toBe('payment_mismatch');
  expect(await stockOf(product.id)).toBe(4);
});

test('the price that the buyer agreed to is kept beside the held pieces', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000 });
  const { paymentIntentId } = (
    await prepare({ amount: 7000, products: [line(product.id)] })
  ).json();
  const [held] = await api.db
    .select({ priceBani: stockHolds.priceBani })
    .from(stockHolds)
    .innerJoin(checkouts, eq(checkouts.id, stockHolds.checkoutId))
    .where(eq(checkouts.paymentIntentId, paymentIntentId));
  expect(held?.priceBani).toBe(5000);
});
