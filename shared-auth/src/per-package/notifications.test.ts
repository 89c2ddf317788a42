import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { configurePlatform } from '../platform.ts';
import { queryClient } from '../query.ts';
import { endSession, signIn } from '../session.ts';
import { markInNewest, notificationsQuery } from './notifications.ts';

const ana = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const list = [
  { id: 1, message: 'Vechi', created_at: '2026-03-01T10:00:00Z', is_read: false },
  // Later in time, although its text sorts first: the offset differs.
  { id: 2, message: 'Nou', created_at: '2026-03-01T09:30:00-02:00', is_read: 0 },
];

beforeEach(() => {
  configurePlatform({ apiOrigin: 'http://api.test' } as Parameters<typeof configurePlatform>[0]);
  signIn(ana, 'abc');
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: list }));
});
afterEach(() => {
  rstest.restoreAllMocks();
  endSession('signed-out');
});

test('the newest fifty are asked for, and come the newest first', async () => {
  const found = await queryClient.fetchQuery(notificationsQuery());
  const [request] = (fetch as unknown as { mock: { calls: [Request][] } }).mock.calls[0] ?? [];
  expect(request?.url).toBe('http://api.test/api/notifications?limit=50');
  expect(found.map(({ message }) => message)).toEqual(['Nou', 'Vechi']);
});

test('marking one changes that one, in the list of whoever asked', async () => {
  const { queryKey } = notificationsQuery();
  await queryClient.fetchQuery(notificationsQuery());
  markInNewest()([1]);
  expect(queryClient.getQueryData(queryKey)?.map(({ is_read }) => is_read)).toEqual([false, true]);
});

test('an answer that was on its way is asked for again', async () => {
  const { queryKey } = notificationsQuery();
  await queryClient.fetchQuery(notificationsQuery());
  let answerOld = (_: Response) => {};
  const old = new Promise<Response>((resolve) => {
    answerOld = resolve;
  });
  rstest.mocked(fetch).mockReturnValueOnce(old);
  const fetched = queryClient.fetchQuery({ ...notificationsQuery(), staleTime: 0 });
  rstest
    .mocked(fetch)
    .mockResolvedValue(Response.json({ data: list.map((entry) => ({ ...entry, is_read: true })) }));
  markInNewest()([1]);
  markInNewest()([2]);
  answerOld(Response.json({ data: list }));
  await fetched.catch(() => {});
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryData(queryKey)?.map(({ is_read }) => is_read)).toEqual([true, true]);
});
