import { beforeAll, expect, test } from '@rstest/core';
import { eq, like, sql } from 'drizzle-orm';
import { reconcileRefunds } from '../checkout/reconcile-refunds.ts';
import { refundDuePayments } from '../checkout/refund-due-payments.ts';
import { inTransaction } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import { assertInvariants, moneyOf } from '../testing/assert-invariants.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let admin: SignedIn;
const shelf: { id: number; stock: number }[] = [];
beforeAll(async () => {
  admin = await api.signIn('admin');
});

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

/** An order of one piece that was paid by card. */
async function placePaidOrder() {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  shelf.push({ id: product.id, stock: 10 });
  const products = [{ product_id: product.id, quantity: 1 }];
  const { paymentIntentId } = (
    await call('POST', '/api/create-payment-intent', { amount: 7000, products })
  ).json();
  api.payments.succeed(paymentIntentId);
  const answer = await call('POST', '/api/orders', {
    ...{ name: 'Ana Popescu', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
    ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
    ...{ shippingCost: 20, products, paymentIntentId },
  });
  return { id: answer.json().orderId as number, paymentIntentId: paymentIntentId as string };
}

const setStatus = (id: number, status: string, version?: number) =>
  call('PATCH', `/api/orders/${id}/status`, { status, version });
const undo = (id: number, version: number) =>
  call('POST', `/api/orders/${id}/status/undo`, { version });
const eventsOf = async (id: number) => (await call('GET', `/api/orders/${id}`)).json().events;
const statusMails = (id: number) =>
  api.db
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `order-status:${id}:%`));
const assertAllIsWell = () => assertInvariants(api.db, moneyOf(api.payments), shelf);

test('cancelling a paid order gives the money and the pieces back, once', async () => {
  const { id, paymentIntentId } = await placePaidOrder();
  const answers = await Promise.all([setStatus(id, 'Cancelled'), setStatus(id, 'Cancelled')]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  const { order } = (await call('GET', `/api/orders/${id}`)).json();
  expect(order).toMatchObject({ status: 'Cancelled', payment_status: 'refunded' });
  expect(api.payments.refunded.has(paymentIntentId)).toBe(true);
  expect((await eventsOf(id)).map((event: { kind: string }) => event.kind)).toEqual([
    'status',
    'status',
    'refund',
  ]);
  await assertAllIsWell();
});

test('while the provider is down a cancelled order is not lost: the money goes back later', async () => {
  const { id, paymentIntentId } = await placePaidOrder();
  api.payments.isDown = true;
  const cancelled = await setStatus(id, 'Cancelled');
  api.payments.isDown = false;
  expect(cancelled.json().order).toMatchObject({ status: 'Cancelled', payment_status: 'paid' });
  await Promise.all([1, 2].map(() => refundDuePayments(api.db, api.payments)));
  expect(api.payments.refunded.has(paymentIntentId)).toBe(true);
  await assertAllIsWell();
});

test('only the money that is still with us is promised back', async () => {
  const [paid, refunded] = [await placePaidOrder(), await placePaidOrder()];
  await api.payments.refund(refunded.paymentIntentId);
  const told = await api.payments.listRefunds(refunded.paymentIntentId);
  await inTransaction(api.db, (tx) => reconcileRefunds(tx, refunded.id, told));
  for (const { id } of [paid, refunded]) await setStatus(id, 'Cancelled');
  expect((await statusMails(paid.id))[0]?.textBody).toContain('Îți rambursăm 70,00\u00a0RON');
  expect((await statusMails(refunded.id))[0]?.textBody).not.toContain('rambursăm');
});

test('the mail about a change waits until it can no longer be undone', async () => {
  const { id } = await placePaidOrder();
  await setStatus(id, 'Shipped');
  const [mail] = await statusMails(id);
  expect(mail?.recipient).toBe('ana@exemplu.ro');
  expect(mail?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 5000);
});

test('of two quick changes only the second is told', async () => {
  const { id } = await placePaidOrder();
  await setStatus(id, 'Shipped');
  await setStatus(id, 'Cancelled');
  const told = await statusMails(id);
  expect(told.map((mail) => mail.dedupeKey)).toEqual([`order-status:${id}:Cancelled`]);
});

test('what the buyer has been told is not undone', async () => {
  const { id } = await placePaidOrder();
  const { version } = (await setStatus(id, 'Shipped')).json().order;
  await api.db.update(mails).set({ sentAt: sql`now()` });
  expect((await undo(id, version)).json().code).toBe('order_transition_refused');
  expect((await call('GET', `/api/orders/${id}`)).json().order.status).toBe('Shipped');
});

test('an undone change leaves the old state, both events and no mail; it can be made again', async () => {
  const { id } = await placePaidOrder();
  const { version } = (await setStatus(id, 'Shipped')).json().order;
  const undone = (await undo(id, version)).json().order;
  expect(undone).toMatchObject({ status: 'Processing', version: version + 1 });
  expect(await statusMails(id)).toEqual([]);
  expect((await undo(id, undone.version)).json().code).toBe('order_transition_refused');
  expect((await setStatus(id, 'Shipped')).statusCode).toBe(200);
  expect(await statusMails(id)).toHaveLength(1);
  await assertAllIsWell();
});

test('after a quick change that was undone the buyer hears of the state before it', async () => {
  const { id } = await placePaidOrder();
  await setStatus(id, 'Shipped');
  const { version } = (await setStatus(id, 'Delivered')).json().order;
  expect((await undo(id, version)).json().order.status).toBe('Shipped');
  const told = await statusMails(id);
  expect(told.map((mail) => mail.dedupeKey)).toEqual([`order-status:${id}:Shipped`]);
  expect(told[0]?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 5000);
});

test('what the buyer heard before the undone change is not told twice', async () => {
  const { id } = await placePaidOrder();
  await setStatus(id, 'Shipped');
  await api.db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(like(mails.dedupeKey, `order-status:${id}:%`));
  const { version } = (await setStatus(id, 'Delivered')).json().order;
  expect((await undo(id, version)).statusCode).toBe(200);
  expect((await statusMails(id)).map((mail) => mail.sentAt instanceof Date)).toEqual([true]);
});

test('too late, after another change, and for a cancelled or new order nothing is undone', async () => {
  const [late, fresh] = [await placePaidOrder(), await placePaidOrder()];
  const { version } = (await setStatus(late.id, 'Shipped')).json().order;
  expect((await undo(late.id, version - 1)).json().code).toBe('version_conflict');
  await api.db.execute(
    sql`update order_events set created_at = now() - interval '11 seconds' where order_id = ${late.id}`,
  );
  expect((await undo(late.id, version)).json().code).toBe('order_transition_refused');
  expect((await undo(fresh.id, 1)).json().code).toBe('order_transition_refused');
  const cancelled = (await setStatus(fresh.id, 'Cancelled')).json().order;
  expect((await undo(fresh.id, cancelled.version)).json().code).toBe('order_transition_refused');
  expect((await undo(999_999, 1)).json().code).toBe('order_not_found');
});

test('the courier’s number is kept with an event; the same one again is no change', async () => {
  const { id } = await placePaidOrder();
  const set = (trackingNumber: string, version?: number) =>
    call('PATCH', `/api/orders/${id}/tracking`, { trackingNumber, version });
  expect((await set('AWB 123', 1)).json().order).toMatchObject({
    tracking_number: 'AWB 123',
    version: 2,
  });
  await set('AWB 123');
  expect((await set('AWB 9', 1)).json().code).toBe('version_conflict');
  expect((await set('', 2)).json().order.tracking_number).toBe('');
  const tracking = (await eventsOf(id)).filter(
    (event: { kind: string }) => event.kind === 'tracking',
  );
  expect(tracking.map((event: { detail: string }) => event.detail)).toEqual(['AWB 123', '']);
});

test('a number that comes after the parcel left is in the mail that still waits', async () => {
  const { id } = await placePaidOrder();
  const set = (trackingNumber: string) =>
    call('PATCH', `/api/orders/${id}/tracking`, { trackingNumber });
  await setStatus(id, 'Shipped');
  await set('AWB 77');
  const told = await statusMails(id);
  expect(told.map((mail) => mail.textBody.includes('AWB 77'))).toEqual([true]);
  expect(told[0]?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 5000);
  await api.db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(like(mails.dedupeKey, `order-status:${id}:%`));
  await set('AWB 78');
  expect((await statusMails(id)).map((mail) => mail.textBody.includes('AWB 77'))).toEqual([true]);
});

test('notes are events with the name of who wrote them', async () => {
  const { id } = await placePaidOrder();
  const note = await call('POST', `/api/orders/${id}/notes`, { text: '  Sună înainte  ' });
  expect(note.json().event).toMatchObject({
    kind: 'note',
    detail: 'Sună înainte',
    actor_name: admin.user.name,
  });
  expect((await eventsOf(id)).at(-1)).toEqual(note.json().event);
  const missing = await call('POST', '/api/orders/999999/notes', { text: 'x' });
  expect(missing.json().code).toBe('order_not_found');
});

test('a confirmation can be sent again, however often, and the first stays one', async () => {
  const { id } = await placePaidOrder();
  const again = () => call('POST', `/api/orders/${id}/resend-confirmation`);
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 200]);
  const sent = await api.db
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `order-confirmation:${id}:%`));
  expect(sent).toHaveLength(2);
  expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'mail', detail: 'order-confirmation' });
  await assertAllIsWell();
});

test('the job refunds nothing that is not due', async () => {
  const { paymentIntentId } = await placePaidOrder();
  expect(await refundDuePayments(api.db, api.payments)).toBe(0);
  expect(api.payments.refunded.has(paymentIntentId)).toBe(false);
  expect(await api.db.$count(mails, eq(mails.kind, 'order-confirmation'))).toBeGreaterThan(0);
});
