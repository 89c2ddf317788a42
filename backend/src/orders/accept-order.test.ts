import { beforeAll, expect, test } from '@rstest/core';
import { eq, like } from 'drizzle-orm';
import { mails, products } from '../database/schema.ts';
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
const stockOf = async (id: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  return row?.stock;
};

/** An order of three of ten pieces, from a caller that knows only the specification. */
async function placeBareOrder() {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  shelf.push({ id: product.id, stock: 10 });
  const lines = [{ product_id: product.id, quantity: 3 }];
  const answer = await call('POST', '/api/orders', {
    ...{ name: 'Ana Popescu', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
    ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
    ...{ shippingCost: 20, products: lines },
  });
  return { id: answer.json().orderId as number, productId: product.id, lines };
}
const accept = (id: number, version?: number) =>
  call('POST', `/api/orders/${id}/accept`, { version });
const setStatus = (id: number, status: string) =>
  call('PATCH', `/api/orders/${id}/status`, { status });
const assertAllIsWell = () => assertInvariants(api.db, moneyOf(api.payments), shelf);

test('accepting takes the pieces once, says so in the history, and tells the buyer', async () => {
  const { id, productId } = await placeBareOrder();
  expect((await call('GET', `/api/orders/${id}`)).json().order).toMatchObject({
    payment_status: 'unverified',
    accepted_at: null,
  });
  const answers = await Promise.all([accept(id), accept(id), accept(id)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  const { order, events } = (await call('GET', `/api/orders/${id}`)).json();
  expect(order).toMatchObject({ payment_status: 'unverified', accepted_at: expect.any(String) });
  expect(events.map((event: { kind: string }) => event.kind)).toEqual(['status', 'accepted']);
  expect(await stockOf(productId)).toBe(7);
  const told = await api.db
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `order-accepted:${id}`));
  expect(told[0]?.textBody).toContain('Am acceptat comanda');
  expect((await setStatus(id, 'Shipped')).statusCode).toBe(200);
  await assertAllIsWell();
});

test('an acceptance is taken back while nobody was told of it, and can be made again', async () => {
  const { id, productId } = await placeBareOrder();
  const mail = () =>
    api.db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-accepted:${id}`));
  const undo = (version: number) => call('POST', `/api/orders/${id}/accept/undo`, { version });
  const { version } = (await accept(id)).json().order;
  const [waiting] = await mail();
  expect(waiting?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 5000);
  expect((await undo(version - 1)).json().code).toBe('version_conflict');
  const undone = (await undo(version)).json().order;
  expect(undone).toMatchObject({ accepted_at: null, version: version + 1 });
  expect([await stockOf(productId), await mail()]).toEqual([10, []]);
  expect((await undo(undone.version)).json().code).toBe('order_transition_refused');
  await assertAllIsWell();
  const again = (await accept(id)).json().order;
  await api.db.update(mails).set({ sentAt: new Date() });
  expect((await undo(again.version)).json().code).toBe('order_transition_refused');
  expect(await stockOf(productId)).toBe(7);
  await assertAllIsWell();
});

test('of an acceptance and a cancellation at once the buyer hears of the second', async () => {
  const { id } = await placeBareOrder();
  await accept(id);
  await setStatus(id, 'Cancelled');
  const told = await api.db
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `order-%:${id}%`));
  expect(told.map((mail) => mail.dedupeKey)).not.toContain(`order-accepted:${id}`);
  expect(told.map((mail) => mail.dedupeKey)).toContain(`order-status:${id}:Cancelled`);
});

test('before it is accepted an order goes nowhere but away, and then gives nothing back', async () => {
  const { id, productId } = await placeBareOrder();
  expect((await setStatus(id, 'Shipped')).json()).toMatchObject({ code: 'order_not_accepted' });
  expect((await setStatus(id, 'Cancelled')).statusCode).toBe(200);
  expect(await stockOf(productId)).toBe(10);
  expect((await accept(id)).json().code).toBe('order_transition_refused');
  await assertAllIsWell();
});

test('an accepted order that is cancelled gives its pieces back', async () => {
  const { id, productId } = await placeBareOrder();
  await accept(id);
  await setStatus(id, 'Cancelled');
  expect(await stockOf(productId)).toBe(10);
  await assertAllIsWell();
});

test('what is short is named, and the order waits on', async () => {
  const { id, lines } = await placeBareOrder();
  const { order: first } = { order: await placeBareOrder() };
  const intent = { amount: 17_000, products: lines };
  for (let n = 0; n < 3; n += 1) await call('POST', '/api/create-payment-intent', intent);
  const refused = await accept(id);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'Stocul nu ajunge pentru această comandă: Ruj mat – în stoc 1, comandate 3.',
  ]);
  expect((await accept(first.id)).statusCode).toBe(200);
  await assertAllIsWell();
});

test('of two admins the one who saw an older version is told', async () => {
  const { id } = await placeBareOrder();
  expect((await accept(id, 7)).json().code).toBe('version_conflict');
  expect((await accept(999_999)).json().code).toBe('order_not_found');
});
