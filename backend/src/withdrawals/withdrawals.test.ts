import { beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { mails, orders, withdrawals } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { readOrderNumber } from './create-withdrawal.ts';

const api = useTestApi();
let admin: SignedIn;
let orderId = 0;
beforeAll(async () => {
  admin = await api.signIn('admin');
  const [order] = await api.db
    .insert(orders)
    .values({
      ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
      ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
      ...{ shippingBani: 2000, totalBani: 7000, paymentStatus: 'paid' },
    })
    .returning();
  orderId = order?.id ?? 0;
});

const declare = (changes: object = {}, sender?: SignedIn) =>
  api.app.inject({
    method: 'POST',
    url: '/api/withdrawals',
    headers: { ...sender?.headers },
    payload: {
      ...{ name: 'Ana Popescu', email: 'Ana@exemplu.ro', orderNumber: `#${orderId}` },
      ...changes,
    },
  });
const list = async () =>
  (await api.app.inject({ url: '/api/withdrawals', headers: admin.headers })).json().data;

test('a declaration is stored, found by the admin and confirmed with its date', async () => {
  const answer = await declare({ products: 'Ruj mat', reason: 'Altă nuanță' });
  const { withdrawalId, receivedAt } = answer.json();
  expect((await list())[0]).toEqual({
    id: withdrawalId,
    order_id: orderId,
    order_number: `#${orderId}`,
    name: 'Ana Popescu',
    email: 'ana@exemplu.ro',
    products: 'Ruj mat',
    reason: 'Altă nuanță',
    created_at: receivedAt,
  });
  const receipts = await api.db.select().from(mails).where(eq(mails.kind, 'withdrawal-received'));
  expect(receipts.map((mail) => mail.recipient)).toContain('ana@exemplu.ro');
});

test('where number and address fit no order it counts all the same, and the answer is the same', async () => {
  const known = Object.keys((await declare()).json());
  for (const changes of [
    { orderNumber: '999999' },
    { email: 'altcineva@exemplu.ro' },
    { orderNumber: 'nu mai știu' },
  ]) {
    const answer = await declare(changes);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, known]);
    expect((await list())[0]).toMatchObject({ id: answer.json().withdrawalId, order_id: null });
  }
});

test('a declaration is its sender’s, else the verified owner’s of its address', async () => {
  const owner = await api.signIn('user', { email: 'maria@exemplu.ro' });
  const sender = await api.signIn();
  const ofMaria = { email: 'Maria@exemplu.ro' };
  await declare(ofMaria);
  await declare(ofMaria, sender);
  const rows = await api.db
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(eq(withdrawals.email, 'maria@exemplu.ro'))
    .orderBy(withdrawals.id);
  expect(rows.map(({ userId }) => userId)).toEqual([owner.user.id, sender.user.id]);
});

test('what is missing is told with its field', async () => {
  for (const field of ['name', 'email', 'orderNumber']) {
    expect((await declare({ [field]: ' ' })).json()).toMatchObject({ field });
  }
});

test.each([
  ['12', 12],
  ['#12', 12],
  ['Comanda nr. 12', 12],
  ['12 sau 13', null],
  ['0', null],
  ['99999999999', null],
  ['', null],
])('the number in %j is %j', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
