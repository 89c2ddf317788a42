import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { notifications, websiteRequests } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let staff: SignedIn;
let mihai: SignedIn;
let owner: SignedIn;
let requestId = 0;

beforeAll(async () => {
  staff = await api.signIn('admin', { name: 'Ioana' });
});

beforeEach(async () => {
  mihai = await api.signIn('admin', { name: 'Mihai', permissions: ['sites'] });
  owner = await api.signIn();
  await send(owner, 'POST', '/api/website-request', { businessName: 'Florăria Ana' });
  const [row] = await api.db
    .select()
    .from(websiteRequests)
    .where(eq(websiteRequests.userId, owner.user.id));
  requestId = row?.id ?? 0;
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = (by: SignedIn, method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });
const url = () => `/api/website-request/${requestId}/assignee`;
const assign = (to: SignedIn | null, seen: SignedIn | null = null, by = staff) =>
  send(by, 'PATCH', url(), {
    assignee_id: to?.user.id ?? null,
    assignee_seen: seen?.user.id ?? null,
  });
const read = async () => (await send(staff, 'GET', url())).json();
const noticesOf = async (by: SignedIn) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, by.user.id))).map(
    ({ message, target, targetId }) => ({ message, target, targetId }),
  );
const write = () =>
  send(owner, 'POST', `/api/website-request/${requestId}/messages`, { text: 'Bună', file_ids: [] });

test('a colleague is given a request and hears of it once', async () => {
  expect((await assign(mihai)).statusCode).toBe(200);
  expect((await assign(mihai)).statusCode).toBe(200);
  expect(await noticesOf(mihai)).toEqual([
    {
      message: expect.stringMatching(/Ioana.* ți-a dat solicitarea #\d+ .*Florăria Ana/),
      ...{ target: 'website-request', targetId: requestId },
    },
  ]);
  expect(await read()).toMatchObject({
    assignee_id: mihai.user.id,
    assignments: [{ assignee_name: 'Mihai', actor_name: 'Ioana' }],
  });
});

test('who takes a request themselves is not told, and it can be given to nobody', async () => {
  await assign(mihai, null, mihai);
  expect(await noticesOf(mihai)).toEqual([]);
  await assign(null, mihai);
  expect(await read()).toMatchObject({
    assignee_id: null,
    assignments: [{ assignee_name: 'Mihai' }, { assignee_name: null, actor_name: 'Ioana' }],
  });
});

test('what a colleague set meanwhile is a conflict, and of two at once one counts', async () => {
  const anca = await api.signIn('admin', { name: 'Anca' });
  const answers = await Promise.all([assign(mihai), assign(anca, null, anca)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
    'version_conflict',
  );
  expect((await read()).assignments).toHaveLength(1);
});

test('unread messages are told whoever has the request now, and nobody else', async () => {
  const anca = await api.signIn('admin', { name: 'Anca' });
  await write();
  await assign(mihai);
  expect((await noticesOf(mihai)).map(({ target }) => target).toSorted()).toEqual([
    ...['request-message', 'website-request'],
  ]);
  await assign(anca, mihai);
  expect(await noticesOf(mihai)).toEqual([]);
  await write();
  expect(await noticesOf(anca)).toContainEqual({
    message: expect.stringContaining('2 mesaje noi'),
    ...{ target: 'request-message', targetId: requestId },
  });
});

test.each<[string, () => Promise<SignedIn>]>([
  ['a partner', () => api.signIn()],
  ['staff without this permission', () => api.signIn('admin', { permissions: ['shop'] })],
])('%s is given no request', async (_, signIn) => {
  expect((await assign(await signIn())).json().code).toBe('assignee_not_found');
});

test('the owner sees nothing of it, and a request that is not there is none', async () => {
  expect((await assign(mihai, null, owner)).statusCode).toBe(404);
  expect((await send(owner, 'GET', url())).statusCode).toBe(404);
  requestId = 999_999;
  expect((await assign(mihai)).json().code).toBe('website_request_not_found');
});

test('the colleagues are those who work with requests', async () => {
  const shop = await api.signIn('admin', { permissions: ['shop'] });
  const { data } = (await send(staff, 'GET', '/api/request-desk/colleagues')).json();
  const ids = data.map(({ id }: { id: number }) => id);
  expect(ids).toContain(mihai.user.id);
  expect(ids).not.toContain(shop.user.id);
  expect(ids).not.toContain(owner.user.id);
});

test.each<[string, (id: number) => ReturnType<typeof send>]>([
  ['leaves the staff', (id) => send(staff, 'DELETE', `/api/staff/${id}`)],
  [
    'loses the permission',
    (id) =>
      send(staff, 'PUT', `/api/staff/${id}/permissions`, {
        permissions: ['shop'],
        seen: ['sites'],
      }),
  ],
])('the requests of a colleague who %s are nobody’s', async (_, end) => {
  await write();
  await assign(mihai);
  expect((await end(mihai.user.id)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ assignee_id: null, assignments: [{}, {}] });
  expect(await noticesOf(mihai)).toEqual([]);
});
