import { beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { notifications } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { dropNotification, insertNotification } from './notifications-repository.ts';

const api = useTestApi();
let ana: SignedIn;
let dan: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  ana = await api.signIn();
  dan = await api.signIn();
  admin = await api.signIn('admin');
  for (const message of ['Prima', 'A doua', 'A treia']) {
    await insertNotification(api.db, { userId: ana.user.id, message, target: 'commission' });
  }
  await insertNotification(api.db, { userId: dan.user.id, message: 'A lui Dan', target: 'order' });
});

interface Page {
  data: { id: number; message: string; is_read: boolean; target: string | null }[];
  unread: number;
}
const answerTo = async (who: SignedIn, query = '') => {
  const answer = await api.app.inject({ url: `/api/notifications${query}`, headers: who.headers });
  return answer.json() as Page;
};
const list = async (who: SignedIn, query = '') => (await answerTo(who, query)).data;
const markRead = (who: SignedIn, notificationId: unknown) =>
  api.app.inject({
    method: 'POST',
    url: '/api/notifications/mark-read',
    headers: who.headers,
    payload: { notificationId },
  });

test('each person sees their own, the newest first', async () => {
  expect((await list(ana)).map((row) => row.message)).toEqual(['A treia', 'A doua', 'Prima']);
  expect((await list(dan)).map((row) => row.message)).toEqual(['A lui Dan']);
});

test('each says what it is about; one that was written before that was kept says nothing', async () => {
  await api.db
    .insert(notifications)
    .values({ userId: admin.user.id, message: 'De demult', isRead: true });
  expect((await list(admin)).map(({ target }) => target)).toEqual([null]);
  expect((await list(dan)).map(({ target }) => target)).toEqual(['order']);
});

test('the limit of the query is kept, and a senseless one refused', async () => {
  expect(await list(ana, '?limit=2')).toHaveLength(2);
  const answer = await api.app.inject({ url: '/api/notifications?limit=0', headers: ana.headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', field: 'limit' });
});

test('the next page begins after the last one, and what is unread is counted', async () => {
  const [newest] = await list(ana, '?limit=1');
  expect((await list(ana, `?before=${newest?.id}`)).map((row) => row.message)).toEqual([
    'A doua',
    'Prima',
  ]);
  const [other] = await list(dan);
  expect(await list(ana, `?before=${other?.id}`)).toEqual([]);
  const { unread } = await answerTo(ana, '?limit=1');
  expect(unread).toBe(3);
});

test('what can still be undone is neither shown nor counted nor marked', async () => {
  const later = {
    userId: dan.user.id,
    message: 'Încă nu',
    target: 'order',
    dedupeKey: 'later',
  } as const;
  await insertNotification(api.db, { ...later, visibleFrom: new Date(Date.now() + 60_000) });
  expect(await insertNotification(api.db, later)).toBe(false);
  expect(await answerTo(dan)).toMatchObject({ data: [{ message: 'A lui Dan' }], unread: 1 });
  await dropNotification(api.db, 'later');
  expect(await insertNotification(api.db, later)).toBe(true);
  await api.db.delete(notifications).where(eq(notifications.dedupeKey, 'later'));
});

test('marking one as read marks that one', async () => {
  const [newest] = await list(ana);
  expect((await markRead(ana, newest?.id)).statusCode).toBe(200);
  expect((await list(ana)).map((row) => row.is_read)).toEqual([true, false, false]);
});

test("another's notification is not found and stays unread", async () => {
  const [other] = await list(dan);
  const answer = await markRead(ana, other?.id);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'notification_not_found']);
  const rows = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, dan.user.id));
  expect(rows.map((row) => row.isRead)).toEqual([false]);
});

test('all are marked as read at once, only the own ones', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/notifications/mark-all-read',
    headers: ana.headers,
  });
  expect(answer.json()).toEqual({ message: 'Notificările au fost marcate ca citite.' });
  expect((await answerTo(ana)).unread).toBe(0);
  expect((await answerTo(dan)).unread).toBe(1);
});
