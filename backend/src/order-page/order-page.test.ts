import { beforeEach, expect, test } from '@rstest/core';
import { ORDER_LINK_DAYS, ORDER_LINK_FRESH_DAYS } from '@vitrina/contract/constants';
import { eq, like } from 'drizzle-orm';
import { mails, orderEvents, orders } from '../database/schema.ts';
import { orderKey } from '../order-links/order-key.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = 'ana@exemplu.ro';
const FILES = () => api.context.config.origins.files;

const buyer = {
  ...{ name: 'Ana Popescu', email: EMAIL, phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
};
const post = (url: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers });
const open = (key: string) => post('/api/order-page', { key });

let order: { id: number; key: string; body: object; paymentIntentId: string };

beforeEach(async () => {
  const product = await insertProduct(api.db, {
    priceBani: 5000,
    stock: 3,
    images: ['/ruj.webp', '/altul.webp'],
  });
  const products = [{ product_id: product.id, quantity: 1 }];
  const intent = await post('/api/create-payment-intent', { amount: 7000, products });
  const { paymentIntentId, clientSecret } = intent.json();
  api.payments.succeed(paymentIntentId);
  const body = { ...buyer, shippingCost: 20, products, paymentIntentId, clientSecret };
  const { orderId, orderKey: key } = (await post('/api/orders', body)).json();
  order = { id: orderId, key, body, paymentIntentId };
});

const keyOfAge = (days: number) =>
  orderKey(api.context.config, { id: order.id, email: EMAIL }, Date.now() - days * DAY_MS);
const ofOrder = (field: object) => expect.objectContaining(field);

test('whoever placed it opens it: what was bought, where it goes, and what it went through', async () => {
  const page = (await open(order.key)).json();
  expect(page).toEqual({
    masked: false,
    steps: [{ status: 'Processing', created_at: expect.any(String) }],
    order: ofOrder({
      ...{ id: order.id, name: 'Ana Popescu', email: EMAIL, address: buyer.address },
      ...{ payment_status: 'paid', total_price: 70, withdrawn_at: null },
      items: [ofOrder({ product_name: 'Ruj mat', image: `${FILES()}/ruj.webp` })],
    }),
  });
  expect(page.order.page_key).toBeUndefined();
});

test('the link of each mail opens it, and the own orders carry a key', async () => {
  const [sent] = await api.db
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `order-confirmation:${order.id}`));
  const key = /\/order\?token=(\S+)/.exec(sent?.textBody ?? '')?.[1] ?? '';
  expect((await open(key)).json().order.id).toBe(order.id);
  const ana: SignedIn = await api.signIn();
  await api.db.update(orders).set({ userId: ana.user.id }).where(eq(orders.id, order.id));
  const mine = await api.app.inject({ url: '/api/orders/mine', headers: ana.headers });
  const [own] = mine.json().orders;
  expect(own.items[0].image).toBe(`${FILES()}/ruj.webp`);
  expect((await open(own.page_key)).statusCode).toBe(200);
});

test('an answer that is repeated carries the key again, but not for the name of the payment alone', async () => {
  const again = (await post('/api/orders', order.body)).json();
  expect(again.orderId).toBe(order.id);
  expect((await open(again.orderKey)).statusCode).toBe(200);
  const byName = (await post('/api/orders', { ...order.body, clientSecret: undefined })).json();
  expect(byName).toEqual({ orderId: order.id, message: expect.any(String) });
  const guessed = await post('/api/orders', { ...order.body, clientSecret: 'pi_x_secret_y' });
  expect(guessed.json().orderKey).toBeUndefined();
});

test('an old link tells it in part and changes nothing; a fresh one goes to the buyer alone', async () => {
  const old = keyOfAge(ORDER_LINK_FRESH_DAYS + 1);
  const { masked, order: told } = (await open(old)).json();
  expect(masked).toBe(true);
  expect(told).toMatchObject({
    ...{ email: 'a…@exemplu.ro', name: 'A. P.', phone: '…678', address: null, zip: null },
  });
  const company = { companyName: 'Florăria SRL', cui: 'RO12345674', address: 'Cluj' };
  expect((await post('/api/order-page/invoice', { key: old, ...company })).statusCode).toBe(404);
  const again = like(mails.dedupeKey, `order-confirmation:${order.id}:%`);
  await post('/api/order-page/link', { key: order.key });
  expect(await api.db.$count(mails, again)).toBe(0);
  await post('/api/order-page/link', { key: old });
  const [fresh] = await api.db.select().from(mails).where(again);
  expect(fresh?.recipient).toBe(EMAIL);
});

test('everything else is not found, and all alike', async () => {
  const erased = keyOfAge(0);
  const told = async (key: string) => {
    const { requestId, ...answer } = (await open(key)).json();
    return answer;
  };
  const body = await told(keyOfAge(ORDER_LINK_DAYS));
  expect(body).toMatchObject({ code: 'order_not_found' });
  const wrong = [
    order.key.replace(/^\d+/, (id) => String(Number(id) + 1)),
    order.key.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    `2147483648${order.key.slice(order.key.indexOf('.'))}`,
    `9999999999${order.key.slice(order.key.indexOf('.'))}`,
    'x'.repeat(60),
  ];
  for (const key of wrong) expect(await told(key)).toEqual(body);
  await api.db.update(orders).set({ email: '' }).where(eq(orders.id, order.id));
  expect((await open(erased)).statusCode).toBe(404);
});

test('a company on the invoice is kept, told to staff, and closed once the parcel has left', async () => {
  const send = (company: object) =>
    post('/api/order-page/invoice', { key: order.key, address: 'Strada 1, Cluj', ...company });
  for (const cui of ['RO12345675', '1', 'abc', ''])
    expect((await send({ companyName: 'Florăria SRL', cui })).statusCode).toBe(400);
  const saved = await send({ companyName: 'Florăria SRL', cui: 'ro 12345674' });
  expect(saved.json().order).toMatchObject({
    ...{ invoice_name: 'Florăria SRL', invoice_cui: 'RO12345674' },
  });
  await send({ companyName: 'Florăria SRL', cui: 'RO12345674' });
  const admin = await api.signIn('admin');
  const url = `/api/orders/${order.id}`;
  const { order: told, events } = (await api.app.inject({ url, headers: admin.headers })).json();
  expect(told.invoice_address).toBe('Strada 1, Cluj');
  const notes = events.filter((event: { kind: string }) => event.kind === 'note');
  expect(notes).toEqual([ofOrder({ detail: expect.stringContaining('RO12345674') })]);
  const status = { status: 'Shipped' };
  await api.app.inject({
    method: 'PATCH',
    url: `${url}/status`,
    payload: status,
    headers: admin.headers,
  });
  const late = await send({ companyName: 'Alta SRL', cui: 'RO12345674' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'invoice_closed']);
});

test('staff choose the courier; the mail leads to its page of the parcel', async () => {
  const admin = await api.signIn('admin');
  const patch = (part: string, payload: object) =>
    api.app.inject({
      method: 'PATCH',
      url: `/api/orders/${order.id}/${part}`,
      payload,
      headers: admin.headers,
    });
  await patch('tracking', { trackingNumber: '1001651153' });
  const chosen = await patch('tracking', { trackingNumber: '1001651153', courier: 'gls' });
  expect(chosen.json().order).toMatchObject({ courier: 'gls', tracking_number: '1001651153' });
  expect((await patch('tracking', { trackingNumber: '1', courier: 'evil' })).statusCode).toBe(400);
  await patch('status', { status: 'Shipped' });
  const [sent] = await api.db
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `order-status:${order.id}:Shipped`));
  expect(sent?.textBody).toContain(
    'GLS: https://gls-group.eu/RO/ro/urmarire-colet?match=1001651153',
  );
  expect((await open(order.key)).json().order).toMatchObject({ courier: 'gls', status: 'Shipped' });
});

test('its buyer learns when it was delivered, on its page and among the own orders', async () => {
  expect((await open(order.key)).json().order.delivered_at).toBeNull();
  const ana: SignedIn = await api.signIn();
  const createdAt = new Date('2026-03-02T10:00:00Z');
  await api.db.insert(orderEvents).values({ orderId: order.id, toStatus: 'Delivered', createdAt });
  await api.db
    .update(orders)
    .set({ status: 'Delivered', userId: ana.user.id })
    .where(eq(orders.id, order.id));
  const mine = await api.app.inject({ url: '/api/orders/mine', headers: ana.headers });
  for (const told of [(await open(order.key)).json().order, mine.json().orders[0]])
    expect(told.delivered_at).toBe(createdAt.toISOString());
});
