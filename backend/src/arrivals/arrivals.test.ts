import { beforeEach, expect, test } from '@rstest/core';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { eq, sql } from 'drizzle-orm';
import {
  mails,
  orders,
  requestMessages,
  requestReads,
  staffArrivals,
  websiteRequests,
  withdrawals,
} from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { mailArrivalsDue } from './mail-arrivals.ts';

const api = useTestApi();

const BUYER = {
  ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
  ...{ shippingBani: 2000, totalBani: 12_000, paymentStatus: 'paid' as const },
};

beforeEach(async () => {
  await api.db.delete(staffArrivals);
  await api.db.delete(mails);
  await api.db.delete(orders);
  await api.db.delete(websiteRequests);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const insertOrder = (minutes = 0) =>
  api.db.insert(orders).values({ ...BUYER, createdAt: minutesAgo(minutes) });

async function ask({ headers }: SignedIn) {
  const answer = await api.app.inject({ url: '/api/arrivals', headers });
  const { arrivals } = answer.json() as {
    arrivals: { kind: string; count: number; newest: number; by_mail: boolean }[];
  };
  return new Map(arrivals.map(({ kind, ...rest }) => [kind, rest]));
}

const put = (path: string, { headers }: SignedIn, payload: object) =>
  api.app.inject({ method: 'PUT', url: `/api/arrivals/${path}`, headers, payload });

const staff = (...permissions: Permission[]) => api.signIn('admin', { permissions });

test('who never looked hears of the last day, and of nothing older', async () => {
  await insertOrder(2 * 24 * 60);
  await insertOrder(60);
  expect((await ask(await staff('shop'))).get('order')).toMatchObject({ count: 1 });
});

test('what was looked at is not new any more, what came since is, and each looks for themselves', async () => {
  const [one, other] = [await staff('shop'), await staff('shop')];
  await insertOrder();
  const { newest } = (await ask(one)).get('order') ?? { newest: 0 };
  await insertOrder();
  expect((await put('order/seen', one, { newest })).statusCode).toBe(200);
  expect((await ask(one)).get('order')?.count).toBe(1);
  expect((await ask(other)).get('order')?.count).toBe(2);
});

test('a window that knows less takes nothing back', async () => {
  const one = await staff('shop');
  await insertOrder();
  const { newest } = (await ask(one)).get('order') ?? { newest: 0 };
  await put('order/seen', one, { newest });
  await put('order/seen', one, { newest: newest - 1 });
  expect((await ask(one)).get('order')?.count).toBe(0);
});

test('each of the staff hears of what is theirs; a script of nobody', async () => {
  const [request] = await api.db
    .insert(websiteRequests)
    .values([
      { answers: {} as never, email: 'ana@exemplu.ro' },
      { answers: {} as never, email: 'robot@exemplu.ro', heldAt: new Date() },
    ])
    .returning();
  await api.db.insert(requestMessages).values([
    { requestId: request?.id ?? 0, fromStaff: false, text: 'Bună!' },
    { requestId: request?.id ?? 0, fromStaff: true, text: 'Bună și ție!' },
  ]);
  await api.db.insert(withdrawals).values({
    ...{ orderNumber: '12', name: 'Ana', email: 'ana@exemplu.ro' },
  });
  const sites = await ask(await staff('sites'));
  expect([...sites.keys()]).toEqual(['request', 'message']);
  expect(sites.get('request')?.count).toBe(1);
  expect(sites.get('message')?.count).toBe(1);
  const shop = await ask(await staff('shop'));
  expect([...shop.keys()]).toEqual(['order', 'return', 'withdrawal']);
  expect(shop.get('withdrawal')?.count).toBe(1);
});

test('a message that anybody of the staff has read is new to nobody of them', async () => {
  const owner = await api.signIn();
  const reader = await staff('sites');
  const other = await staff('sites');
  const [request] = await api.db
    .insert(websiteRequests)
    .values({ answers: {} as never, email: owner.user.email, userId: owner.user.id })
    .returning();
  const requestId = request?.id ?? 0;
  const write = async () => {
    const [message] = await api.db
      .insert(requestMessages)
      .values({ requestId, fromStaff: false, authorId: owner.user.id, text: 'Bună!' })
      .returning();
    return message?.id ?? 0;
  };
  const read = (by: SignedIn, lastMessageId: number) =>
    api.db.insert(requestReads).values({ requestId, userId: by.user.id, lastMessageId });
  const count = async (by: SignedIn) => (await ask(by)).get('message')?.count;
  const first = await write();
  // The owner's own reading does not count.
  await read(owner, first);
  expect([await count(reader), await count(other)]).toEqual([1, 1]);
  await read(reader, first);
  expect([await count(reader), await count(other)]).toEqual([0, 0]);
  await write();
  expect([await count(reader), await count(other)]).toEqual([1, 1]);
});

const told = async () => {
  const rows = await api.db.select().from(mails).where(eq(mails.kind, 'staff-news'));
  return rows.map(({ recipient, textBody }) => ({ recipient, textBody }));
};
const mailDue = () => mailArrivalsDue(api.db, api.context.config);
const later = (minutes: number) =>
  api.db.execute(
    sql`update orders set created_at = created_at - ${`${minutes} minutes`}::interval`,
  );

test('whoever wants it gets one mail of all that was not looked at for ten minutes', async () => {
  const one = await staff('shop');
  await insertOrder(30);
  await put('order/mail', one, { wanted: true });
  expect((await ask(one)).get('order')?.by_mail).toBe(true);
  // Existing arrivals are not mailed, and new ones only after the wait.
  await insertOrder();
  await insertOrder();
  expect(await mailDue()).toBe(0);
  await later(11);
  expect(await mailDue()).toBe(1);
  expect(await mailDue()).toBe(0);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.recipient).toBe(one.user.email);
  expect(mail?.textBody).toMatch(/Comenzi:? *2/);
});

test('what was looked at brings no mail, nor what is not wanted or not theirs any more', async () => {
  const [seen, unwanted, ended] = [await staff('shop'), await staff('shop'), await staff('sites')];
  for (const one of [seen, unwanted, ended]) await put('order/mail', one, { wanted: true });
  await insertOrder();
  const { newest } = (await ask(seen)).get('order') ?? { newest: 0 };
  await put('order/seen', seen, { newest });
  await put('order/mail', unwanted, { wanted: false });
  await later(11);
  expect(await mailDue()).toBe(0);
});
