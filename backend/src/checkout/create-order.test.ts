import { expect, test } from '@rstest/core';
import { eq, like } from 'drizzle-orm';
import { mails, orderEvents, orderItems, orders, products } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

const DELIVERY = {
  name: 'Ana Popescu',
  email: 'ana@exemplu.ro',
  phone: '0712 345 678',
  zip: '400001',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplului nr. 1',
};
const post = (url: string, payload: object, by?: SignedIn) =>
  api.app.inject({ method: 'POST', url, payload, headers: by?.headers ?? {} });
const stockOf = async (id: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  return row?.stock;
};
const ordersOf = (paymentIntentId: string) =>
  api.db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));

/** A product of 50 RON and a checkout of `quantity` pieces, plus 20 RON for delivery. */
async function startCheckout({ quantity = 1, stock = 10, by }: StartOptions = {}) {
  const product = await insertProduct(api.db, { priceBani: 5000, stock });
  const lines = [{ product_id: product.id, quantity }];
  const amount = quantity * 5000 + 2000;
  const intent = await post('/api/create-payment-intent', { amount, products: lines }, by);
  const { paymentIntentId, clientSecret } = intent.json();
  const order = { ...DELIVERY, shippingCost: 20, products: lines, paymentIntentId, clientSecret };
  return { product, paymentIntentId: paymentIntentId as string, order };
}
interface StartOptions {
  quantity?: number;
  stock?: number;
  by?: SignedIn;
}

test('a paid order is stored with its items, its first event and one confirmation', async () => {
  const { product, paymentIntentId, order } = await startCheckout({ quantity: 2 });
  api.payments.succeed(paymentIntentId);
  const { orderId } = (await post('/api/orders', order)).json();
  expect(await ordersOf(paymentIntentId)).toMatchObject([
    {
      id: orderId,
      status: 'Processing',
      paymentStatus: 'paid',
      totalBani: 12_000,
      shippingBani: 2000,
      phone: '0712345678',
      userId: null,
    },
  ]);
  const items = await api.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  expect(items).toMatchObject([{ productName: 'Ruj mat', quantity: 2, priceBani: 5000 }]);
  const events = await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(events).toMatchObject([{ fromStatus: null, toStatus: 'Processing' }]);
  const confirmation = await api.db
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `order-confirmation:${orderId}`));
  expect(confirmation[0]?.textBody).toContain('120,00\u00a0RON');
  expect(await stockOf(product.id)).toBe(8);
});

test('repeated one after another or at once, one payment is one order', async () => {
  const { product, paymentIntentId, order } = await startCheckout();
  api.payments.succeed(paymentIntentId);
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => post('/api/orders', order)));
  const later = await post('/api/orders', order);
  const ids = [...atOnce, later].map((answer) => answer.json().orderId);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toBeGreaterThan(0);
  expect(await ordersOf(paymentIntentId)).toHaveLength(1);
  expect(await stockOf(product.id)).toBe(9);
});

test('a known order is answered even while the provider is down', async () => {
  const { paymentIntentId, order } = await startCheckout();
  api.payments.succeed(paymentIntentId);
  const { orderId } = (await post('/api/orders', order)).json();
  api.payments.isDown = true;
  const again = await post('/api/orders', order);
  api.payments.isDown = false;
  expect(again.json().orderId).toBe(orderId);
});

test('a payment that has not succeeded, or that the provider does not know, makes no order', async () => {
  const { paymentIntentId, order } = await startCheckout();
  for (const id of [paymentIntentId, 'pi_unknown']) {
    const answer = await post('/api/orders', { ...order, paymentIntentId: id });
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'payment_not_succeeded']);
    expect(await ordersOf(id)).toEqual([]);
  }
});

test('a payment for other products, fewer pieces or another amount makes no order', async () => {
  const { paymentIntentId, order, product } = await startCheckout({ quantity: 2 });
  const other = await insertProduct(api.db, { priceBani: 5000 });
  api.payments.succeed(paymentIntentId);
  for (const products of [
    [{ product_id: other.id, quantity: 2 }],
    [{ product_id: product.id, quantity: 3 }],
    [...order.products, { product_id: other.id, quantity: 1 }],
  ]) {
    const answer = await post('/api/orders', { ...order, products });
    expect(answer.json()).toMatchObject({ code: 'payment_mismatch', field: 'products' });
  }
  const freeShipping = await post('/api/orders', { ...order, shippingCost: 0 });
  expect(freeShipping.json()).toMatchObject({ code: 'amount_mismatch', field: 'shippingCost' });
  expect(await stockOf(product.id)).toBe(8);
  expect((await post('/api/orders', order)).statusCode).toBe(200);
});

test('a price that changed after the payment was started does not change the order', async () => {
  const { paymentIntentId, order, product } = await startCheckout();
  await api.db.update(products).set({ priceBani: 9900 }).where(eq(products.id, product.id));
  api.payments.succeed(paymentIntentId);
  expect((await post('/api/orders', order)).statusCode).toBe(200);
  expect((await ordersOf(paymentIntentId))[0]?.totalBani).toBe(7000);
});

test('the order is the account’s that started the payment, also when its session ended meanwhile', async () => {
  const by = await api.signIn();
  const { paymentIntentId, order } = await startCheckout({ by });
  api.payments.succeed(paymentIntentId);
  await api.app.inject({ method: 'POST', url: '/api/auth/logout', headers: by.headers });
  await post('/api/orders', order, by);
  expect((await ordersOf(paymentIntentId))[0]?.userId).toBe(by.user.id);
});

test('a caller that knows only the specification can order: it takes no stock and waits', async () => {
  const product = await insertProduct(api.db, { priceBani: 30_000, stock: 2 });
  const bare = { ...DELIVERY, products: [{ product_id: product.id, quantity: 1 }] };
  const answer = await post('/api/orders', { ...bare, shippingCost: 0 });
  const { orderId, message } = answer.json();
  expect([answer.statusCode, message]).toEqual([200, 'Comanda a fost plasată cu succes!']);
  const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId));
  expect(row).toMatchObject({
    ...{ paymentStatus: 'unverified', paymentIntentId: null, acceptedAt: null },
    status: 'Processing',
  });
  expect(await stockOf(product.id)).toBe(2);
  const [mail] = await api.db
    .select()
    .from(mails)
    .where(like(mails.subject, `Comanda ta #${orderId} %`));
  expect(mail?.textBody).toContain('Verificăm plata');
});

test('an unverified order of more than is not sold is refused', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 2 });
  const products = [{ product_id: product.id, quantity: 3 }];
  const answer = await post('/api/orders', { ...DELIVERY, shippingCost: 20, products });
  expect(answer.json()).toMatchObject({ code: 'out_of_stock', field: 'products.0.quantity' });
});

test('an order of 99.9 million RON is refused with words', async () => {
  const product = await insertProduct(api.db, { priceBani: 10_000_000, stock: 1000 });
  const products = [{ product_id: product.id, quantity: 999 }];
  const answer = await post('/api/orders', { ...DELIVERY, shippingCost: 0, products });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'order_too_large']);
  expect(answer.json().error).toContain('999.999,99\u00a0RON');
  const held = await post('/api/create-payment-intent', { amount: 99_999_999, products });
  expect(held.json().code).toBe('order_too_large');
});

test('a payment of an amount alone is never matched by itself, whatever its amount', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000 });
  const order = {
    ...{ ...DELIVERY, shippingCost: 20 },
    products: [{ product_id: product.id, quantity: 1 }],
  };
  const { paymentIntentId, clientSecret } = (
    await post('/api/create-payment-intent', { amount: 7000 })
  ).json();
  api.payments.succeed(paymentIntentId);
  const answer = await post('/api/orders', { ...order, paymentIntentId, clientSecret });
  const [row] = await api.db.select().from(orders).where(eq(orders.id, answer.json().orderId));
  expect(row).toMatchObject({ paymentStatus: 'unverified', paymentIntentId: null });
  expect(await stockOf(product.id)).toBe(10);
});

test('60 buyers at once of the last 10 pieces: 10 orders, and nobody else pays', async () => {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  const lines = [{ product_id: product.id, quantity: 1 }];
  const buy = async () => {
    const intent = await post('/api/create-payment-intent', { amount: 7000, products: lines });
    if (intent.statusCode !== 200) return intent.json().code;
    const { paymentIntentId, clientSecret } = intent.json();
    api.payments.succeed(paymentIntentId);
    const order = {
      ...{ ...DELIVERY, shippingCost: 20, products: lines },
      ...{ paymentIntentId, clientSecret },
    };
    return (await post('/api/orders', order)).statusCode;
  };
  const ends = await Promise.all(Array.from({ length: 60 }, buy));
  expect(ends.filter((end) => end === 200)).toHaveLength(10);
  // The others are refused before any charge: the pieces are held or sold.
  expect(ends.filter((end) => end === 'pieces_held' || end === 'out_of_stock')).toHaveLength(50);
  expect(await stockOf(product.id)).toBe(0);
  const sold = await api.db.select().from(orderItems).where(eq(orderItems.productId, product.id));
  expect(sold).toHaveLength(10);
});

test('60 unverified orders at once take nothing; of those staff accept, 10 get the last 10 pieces', async () => {
  const admin = await api.signIn('admin');
  const first = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  const second = await insertProduct(api.db, { priceBani: 5000, stock: 100 });
  const lines = [first, second].map(({ id }) => ({ product_id: id, quantity: 1 }));
  const placed = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      post('/api/orders', {
        ...DELIVERY,
        shippingCost: 20,
        // In both orders, so that buyers could block each other.
        products: index % 2 ? lines : lines.toReversed(),
      }),
    ),
  );
  expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([10, 100]);
  const answers = await Promise.all(
    placed.map((answer) => post(`/api/orders/${answer.json().orderId}/accept`, {}, admin)),
  );
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
  const refused = answers.filter((answer) => answer.json().code === 'out_of_stock');
  expect(refused).toHaveLength(50);
  expect(refused[0]?.json().error).toContain('Ruj mat – în stoc 0, comandate 1');
  expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([0, 90]);
});
