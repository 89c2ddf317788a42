/** A return from the buyer's declaration to the refund, and its refusals. */
import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { sendCreditNotes } from '../credit-notes/send-credit-notes.ts';
import { creditNotes, mails, orderEvents, orders, products, refunds } from '../database/schema.ts';
import { insertPaidOrder, type PaidOrder } from '../testing/insert-paid-order.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let admin: SignedIn;
let order: PaidOrder;
let product: { id: number };
beforeAll(async () => {
  admin = await api.signIn('admin', { name: 'Maria' });
});
beforeEach(async () => {
  product = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  // Two pieces of 50 RON and one of 9 RON, with delivery for 20 RON.
  const other = await insertProduct(api.db, { name: 'Săpun', priceBani: 900, stock: 10 });
  order = await insertPaidOrder(api, [
    { productId: product.id, quantity: 2, priceBani: 5000 },
    { productId: other.id, quantity: 1, priceBani: 900 },
  ]);
});

const call = async (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  who: SignedIn = admin,
) => {
  const answer = await api.app.inject({
    ...{ method, url, headers: who.headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const declare = (products = '') =>
  call('POST', '/api/withdrawals', {
    ...{ name: 'Ana Popescu', email: order.email, orderNumber: `#${order.id}`, products },
    reason: 'Altă nuanță',
  });
const ofOrder = async () => (await call('GET', `/api/orders/${order.id}/returns`)).body;
const theReturn = async (): Promise<OrderReturn> => (await ofOrder()).returns.at(-1);
const step = async (name: string, body: object = {}) => {
  const { id, version } = await theReturn();
  return call('POST', `/api/returns/${id}/${name}`, { version, ...body });
};
const [first, second] = [0, 1];
const lineOf = (index: number, rest: object) => ({ itemId: order.itemIds[index], ...rest });
const stock = async () =>
  (await api.db.select().from(products).where(eq(products.id, product.id)))[0]?.stock;
const mailsOf = async (kind: 'return' | 'refund') =>
  (
    await api.db.select().from(mails).where(eq(mails.recipient, order.email)).orderBy(asc(mails.id))
  ).filter((mail) => mail.kind === kind);

test('a withdrawal from everything: declared, received, checked, paid back with the delivery', async () => {
  await declare();
  expect(await theReturn()).toMatchObject({
    ...{ status: 'declared', by_buyer: true, in_time: true, reason: 'Altă nuanță' },
    lines: [{ quantity: 2 }, { quantity: 1 }],
  });
  expect((await step('receive')).body.return.status).toBe('received');
  const checked = await step('check', {
    lines: [
      lineOf(first, { accepted: 2, restocked: 2 }),
      lineOf(second, { accepted: 1, restocked: 0 }),
    ],
  });
  expect(checked.body.return).toMatchObject({ status: 'checked', due: 129, due_shipping: 20 });
  expect(await stock()).toBe(10);
  const paid = await step('refund', { amount: 129 });
  expect(paid.body.return).toMatchObject({ status: 'refunded', refunded: 129 });
  expect(await stock()).toBe(12);
  expect(api.payments.refunded.has(order.paymentIntentId)).toBe(true);
  const { refunds: made, refundable } = await ofOrder();
  expect(refundable).toBe(0);
  expect(made).toMatchObject([
    { amount: 129, status: 'done', source: 'return', actor_name: 'Maria' },
  ]);
  expect(made[0].document_number).toMatch(/^NC-\d{6}$/);
  expect(made[0].document_url).toMatch(/\.pdf$/);
  expect((await mailsOf('return')).map(({ subject }) => subject)).toHaveLength(2);
  expect(await mailsOf('refund')).toMatchObject([
    { attachmentName: expect.stringContaining('NC-'), textBody: expect.stringContaining('129,00') },
  ]);
  const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row).toMatchObject({ status: 'Delivered', paymentStatus: 'refunded' });
  const events = await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(events.slice(-5).map(({ kind, detail }) => [kind, detail.replace(/^#\d+: /, '')])).toEqual(
    [
      ['return', 'Declarat'],
      ['return', 'Primit'],
      ['return', 'Verificat'],
      ['refund', '129,00\u00a0RON'],
      ['return', 'Rambursat'],
    ],
  );
});

test('an opened piece is left out, and so is the delivery', async () => {
  await declare();
  await step('receive');
  const lines = [
    lineOf(first, { accepted: 1, restocked: 1, exclusion: 'opened' }),
    lineOf(second, { accepted: 1, restocked: 1 }),
  ];
  const silent = [{ ...lines[0], exclusion: undefined }, lines[1]];
  expect((await step('check', { lines: silent })).body).toMatchObject({
    code: 'validation_failed',
    field: 'lines.0.exclusion',
  });
  expect((await step('check', { lines })).body.return).toMatchObject({ due: 59, due_shipping: 0 });
  expect((await mailsOf('return')).at(-1)?.textBody).toContain('desigilat');
  expect((await step('refund', { amount: 59.01 })).body).toMatchObject({
    code: 'refund_too_large',
    field: 'amount',
  });
  expect((await step('refund', { amount: 40 })).body).toMatchObject({ field: 'reason' });
  const part = await step('refund', { amount: 40, reason: 'Cutia este zgâriată' });
  expect(part.body.return).toMatchObject({ status: 'refunded', refunded: 40 });
  expect((await mailsOf('refund'))[0]?.textBody).toContain('Cutia este zgâriată');
});

test('the return that completes the order brings the delivery', async () => {
  const open = (lines: object[]) => call('POST', `/api/orders/${order.id}/returns`, { lines });
  const payBack = async (index: number, quantity: number, amount: number) => {
    expect((await open([lineOf(index, { quantity })])).status).toBe(200);
    await step('receive');
    await step('check', { lines: [lineOf(index, { accepted: quantity, restocked: 0 })] });
    return step('refund', { amount });
  };
  expect((await payBack(first, 2, 100)).status).toBe(200);
  expect((await payBack(second, 1, 29)).body.return).toMatchObject({ refunded: 29 });
  expect((await open([lineOf(second, { quantity: 1 })])).body.code).toBe('return_lines_refused');
});

test('no piece is returned twice, and a refused one may come again', async () => {
  const open = () =>
    call('POST', `/api/orders/${order.id}/returns`, { lines: [lineOf(first, { quantity: 2 })] });
  expect((await open()).status).toBe(200);
  expect((await open()).body).toMatchObject({
    code: 'return_lines_refused',
    field: 'lines.0.quantity',
  });
  expect((await step('refuse')).status).toBe(400);
  const refused = await step('refuse', { reason: 'Termenul a trecut' });
  expect(refused.body.return).toMatchObject({ status: 'refused', refusal: 'Termenul a trecut' });
  expect((await mailsOf('return')).at(-1)?.textBody).toContain('Termenul a trecut');
  expect((await open()).status).toBe(200);
});

test('a declaration in words has no lines: staff say what arrived', async () => {
  await declare('rujul');
  expect(await theReturn()).toMatchObject({ lines: [], products_told: 'rujul' });
  expect((await step('receive')).body.code).toBe('return_lines_refused');
  const lines = [lineOf(first, { quantity: 1 })];
  expect((await step('receive', { lines })).body.return.lines).toMatchObject([{ quantity: 1 }]);
});

test('two declarations open one return; of an unknown order, or a cancelled one, none', async () => {
  await declare();
  await declare();
  expect((await ofOrder()).returns).toHaveLength(1);
  await api.db.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, order.id));
  await call('PATCH', `/api/orders/${order.id}/status`, { status: 'Cancelled' });
  expect(await theReturn()).toMatchObject({ status: 'cancelled' });
  await declare();
  expect((await ofOrder()).returns).toHaveLength(1);
});

test('what was declared after the last day says so', async () => {
  await api.db
    .update(orderEvents)
    .set({ createdAt: sql`now() - interval '30 days'` })
    .where(eq(orderEvents.orderId, order.id));
  await declare();
  expect(await theReturn()).toMatchObject({ in_time: false });
});

test('a step is taken back with its mail, for ten seconds; then it stays', async () => {
  await declare();
  await step('receive');
  expect((await step('undo')).body.return.status).toBe('declared');
  expect(await mailsOf('return')).toEqual([]);
  await step('receive');
  await api.db.update(mails).set({ sentAt: new Date() }).where(eq(mails.kind, 'return'));
  expect((await step('undo')).body.code).toBe('return_transition_refused');
});

test('an old version, a step that is not next, and an unknown return are refused in words', async () => {
  await declare();
  const { id } = await theReturn();
  expect((await step('receive', { version: 99 })).body.code).toBe('version_conflict');
  expect((await step('refund', { amount: 1 })).body.code).toBe('return_transition_refused');
  expect((await call('POST', `/api/returns/${id + 999}/receive`, { version: 1 })).status).toBe(404);
});

test('money without goods needs a reason, and never passes what is left', async () => {
  const give = (amount: number, refundable: number, reason = 'Întârziere') =>
    call('POST', `/api/orders/${order.id}/refunds`, { amount, reason, refundable });
  expect((await give(10, 129, '')).body.field).toBe('reason');
  expect((await give(10, 129)).body.refund).toMatchObject({ amount: 10, status: 'done' });
  expect((await give(10, 129)).body).toMatchObject({
    code: 'version_conflict',
    error: expect.stringContaining('119,00'),
  });
  expect((await give(119.01, 119)).body.code).toBe('refund_too_large');
  expect((await give(119, 119)).status).toBe(200);
  expect(api.payments.refunded.has(order.paymentIntentId)).toBe(true);
});

test('of an order without a verified payment nothing goes back from here', async () => {
  await api.db
    .update(orders)
    .set({ paymentStatus: 'unverified', acceptedAt: new Date() })
    .where(eq(orders.id, order.id));
  const body = { amount: 10, reason: 'x', refundable: 0 };
  expect((await call('POST', `/api/orders/${order.id}/refunds`, body)).body.code).toBe(
    'refund_not_possible',
  );
});

test('who may do what: steps for the shop, money without goods for money', async () => {
  await declare();
  const shop = await api.signIn('admin', { permissions: ['shop'] });
  const money = await api.signIn('admin', { permissions: ['money'] });
  const { id, version } = await theReturn();
  const receive = (who: SignedIn) => call('POST', `/api/returns/${id}/receive`, { version }, who);
  expect((await receive(money)).status).toBe(403);
  expect((await receive(shop)).status).toBe(200);
  const give = { amount: 1, reason: 'x', refundable: 129 };
  expect((await call('POST', `/api/orders/${order.id}/refunds`, give, shop)).status).toBe(403);
  expect((await call('GET', '/api/returns?status=open', undefined, money)).status).toBe(200);
});

test('the list: open ones first, the oldest declaration before others, with counts', async () => {
  await declare();
  const { id } = await theReturn();
  await api.db.execute(sql`update returns set declared_at = '2020-01-01' where id = ${id}`);
  const { body } = await call('GET', '/api/returns?limit=1');
  expect(body.returns).toMatchObject([{ id, refund_by: '2020-01-15' }]);
  const sum = Object.values<number>(body.counts).reduce((all, one) => all + one, 0);
  expect(body.total).toBe(sum);
  const open = await call('GET', '/api/returns?status=declared');
  expect(open.body.total).toBe(body.counts.declared);
});

test('the list is searched by numbers and by the buyer, and read in parts', async () => {
  await declare();
  const { id } = await theReturn();
  const find = async (search: string) =>
    (await call('GET', `/api/returns?limit=1&${search}`)).body as {
      returns: OrderReturn[];
      total: number;
      counts: object;
    };
  await api.db.update(orders).set({ name: 'Șerban Țîru' }).where(eq(orders.id, order.id));
  for (const q of [`%23${order.id}`, encodeURIComponent(order.email), 'tiru+serban']) {
    const found = await find(`q=${q}`);
    expect(found).toMatchObject({ returns: [{ id }], total: 1, counts: { declared: 1 } });
  }
  // Other returns have the number in a text, and are older: the exact match comes first.
  await api.db
    .update(orders)
    .set({ email: `nr${id}@exemplu.ro` })
    .where(ne(orders.id, order.id));
  expect((await find(`q=${id}`)).returns).toMatchObject([{ id, order_id: order.id }]);
  expect(await find('q=nimeni')).toEqual({ returns: [], total: 0, counts: {} });
  expect((await find(`after=${id - 1}`)).returns).toMatchObject([{ id }]);
  expect((await find(`after=${id}&page=2`)).returns).toEqual([]);
});

test('documents are numbered without a gap, and each is sent once', async () => {
  const before = await api.db.$count(creditNotes);
  const give = (refundable: number) =>
    call('POST', `/api/orders/${order.id}/refunds`, { amount: 1, reason: 'x', refundable });
  await give(129);
  // Refused refunds take no number.
  await give(129);
  await give(128);
  await Promise.all([sendCreditNotes(api.context), sendCreditNotes(api.context)]);
  const numbers = (await api.db.select().from(creditNotes)).map(({ number }) => number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: before + 2 }, (_, index) => index + 1),
  );
  expect(await mailsOf('refund')).toHaveLength(2);
  expect(await api.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(2);
});
