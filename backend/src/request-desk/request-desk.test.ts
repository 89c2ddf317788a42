import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import type { DeskRequest } from '@vitrina/contract/entities/desk-request';
import { eq, sql } from 'drizzle-orm';
import {
  businesses,
  requestAsks,
  requestMessages,
  requestReads,
  requestVersions,
  websiteRequests,
} from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let staff: SignedIn;
let owner: SignedIn;
let requestId = 0;

beforeAll(async () => {
  staff = await api.signIn('admin');
});

beforeEach(async () => {
  await api.db.delete(websiteRequests);
  owner = await api.signIn();
  await api.db.insert(businesses).values({ userId: owner.user.id, companyName: 'Ana SRL' });
  requestId = await store();
});

async function store(columns: Partial<typeof websiteRequests.$inferInsert> = {}): Promise<number> {
  const answers = { businessName: 'Florăria Ana' } as typeof websiteRequests.$inferInsert.answers;
  const [row] = await api.db
    .insert(websiteRequests)
    .values({ userId: owner.user.id, email: owner.user.email, answers, ...columns })
    .returning();
  return row?.id ?? 0;
}

const get = (path: string, by = staff) =>
  api.app.inject({ method: 'GET', url: `/api/request-desk${path}`, headers: by.headers });
const desk = async (): Promise<DeskRequest[]> => (await get('')).json().data;
const waits = async () => (await desk()).find(({ id }) => id === requestId)?.waits ?? [];
const move = (status: 'in_progress' | 'in_test' | 'completed') =>
  api.db.update(websiteRequests).set({ status }).where(eq(websiteRequests.id, requestId));
const version = (answer: 'approved' | 'changes' | null, number = 1) =>
  api.db.insert(requestVersions).values({
    ...{ requestId, number, address: 'https://proba.exemplu.ro', answer },
    answeredAt: answer && new Date(),
  });
const later = sql`now() + interval '1 minute'`;

test('a new request waits, and one that came to its end does not', async () => {
  expect(await desk()).toMatchObject([
    { id: requestId, business_name: 'Florăria Ana', waits: ['new'], assignee_id: null },
  ]);
  await move('completed');
  expect(await desk()).toEqual([]);
});

test('messages wait until anybody of the staff has read them', async () => {
  await move('in_test');
  expect(await waits()).toEqual([]);
  const [message] = await api.db
    .insert(requestMessages)
    .values({ requestId, authorId: owner.user.id, fromStaff: false, text: 'Bună' })
    .returning();
  expect(await desk()).toMatchObject([{ waits: ['messages'], unread: 1 }]);
  const lastMessageId = message?.id ?? 0;
  await api.db.insert(requestReads).values({ requestId, userId: staff.user.id, lastMessageId });
  expect(await waits()).toEqual([]);
});

test.each(['completed', 'rejected'] as const)('a message waits also when %s', async (status) => {
  await api.db.update(websiteRequests).set({ status }).where(eq(websiteRequests.id, requestId));
  const text = 'Încă o întrebare';
  await api.db
    .insert(requestMessages)
    .values({ requestId, authorId: owner.user.id, fromStaff: false, text });
  expect(await desk()).toMatchObject([{ id: requestId, waits: ['messages'], unread: 1 }]);
  expect((await get('/count')).json()).toEqual({ count: 1 });
});

test('what was asked for waits with the owner, then with us until we do something', async () => {
  await move('in_test');
  const [ask] = await api.db.insert(requestAsks).values({ requestId, title: 'Sigla' }).returning();
  expect(await waits()).toEqual([]);
  await api.db
    .update(requestAsks)
    .set({ answer: 'Iat-o.', answeredAt: later })
    .where(eq(requestAsks.id, ask?.id ?? 0));
  expect(await waits()).toEqual(['answer']);
  await api.db.insert(requestMessages).values({
    requestId,
    fromStaff: true,
    text: 'Mulțumim',
    createdAt: sql`now() + interval '1 hour'`,
  });
  expect(await waits()).toEqual([]);
});

test('changes and an approval wait for the next version and for the site', async () => {
  await move('in_progress');
  await version('changes');
  expect(await waits()).toEqual(['changes']);
  await move('in_test');
  await version(null, 2);
  expect(await waits()).toEqual([]);
  await version('approved', 3);
  expect(await waits()).toEqual(['approved']);
  await api.db.delete(businesses).where(eq(businesses.userId, owner.user.id));
  expect(await waits()).toEqual(['approved', 'company']);
});

test.each(['approved', 'changes'] as const)(
  'a version that is answered by %s waits for us whatever else we asked for',
  async (answer) => {
    await move('in_progress');
    await api.db.insert(requestAsks).values({ requestId, title: 'Program' });
    expect(await waits()).toEqual([]);
    await version(answer);
    expect(await waits()).toEqual([answer]);
  },
);

test('one answer of two that we asked for waits for us', async () => {
  await move('in_progress');
  await api.db.insert(requestAsks).values([
    { requestId, title: 'Program' },
    { requestId, title: 'Sigla', answer: 'Iat-o.', answeredAt: later },
  ]);
  expect(await waits()).toEqual(['answer']);
});

test('the oldest promise comes first, and what was paused is later', async () => {
  const old = await store({ createdAt: new Date('2026-03-02T09:00:00Z') });
  expect((await desk()).map(({ id }) => id)).toEqual([old, requestId]);
  expect((await desk())[0]?.promised_on).toBe('2026-03-11');
});

test('the count is that of the desk', async () => {
  await store({ heldAt: new Date() });
  await store({ status: 'in_test' });
  expect((await get('/count')).json()).toEqual({ count: 2 });
  expect((await desk()).map((one) => one.waits)).toContainEqual(['held']);
});

test('five hundred requests are answered', async () => {
  const answers = { businessName: 'Florăria Ana' } as typeof websiteRequests.$inferInsert.answers;
  await api.db
    .insert(websiteRequests)
    .values(Array.from({ length: 500 }, () => ({ userId: owner.user.id, answers })));
  expect(await desk()).toHaveLength(501);
});

test.each<[string, () => Promise<SignedIn>]>([
  ['a partner', () => api.signIn()],
  ['staff without this permission', () => api.signIn('admin', { permissions: ['shop'] })],
])('%s has no desk', async (_, signIn) => {
  const stranger = await signIn();
  const codes = await Promise.all(
    ['', '/count', '/colleagues'].map(async (path) => (await get(path, stranger)).json().code),
  );
  expect(codes).toEqual(['forbidden', 'forbidden', 'forbidden']);
});
