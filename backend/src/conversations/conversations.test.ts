import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { eq, sql } from 'drizzle-orm';
import { mails, notifications, requestMessages, websiteRequests } from '../database/schema.ts';
import { mute } from '../mail-settings/muted-mails-repository.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { mailUnread } from './mail-unread.ts';

const api = useTestApi();
let staff: SignedIn;
let owner: SignedIn;
let requestId = 0;

beforeAll(async () => {
  staff = await api.signIn('admin');
});

beforeEach(async () => {
  owner = await api.signIn();
  const answers = { businessName: 'Florăria Ana' };
  await send(owner, 'POST', '/api/website-request', answers);
  const [row] = await api.db
    .select()
    .from(websiteRequests)
    .where(eq(websiteRequests.userId, owner.user.id));
  requestId = row?.id ?? 0;
});

afterEach(() => {
  rstest.restoreAllMocks();
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (by: SignedIn, method: Method, url: string, payload?: object, key?: string) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
  });
const room = (path: string) => `/api/website-request/${requestId}/${path}`;
const write = async (by: SignedIn, text: string, key?: string): Promise<RequestMessage> =>
  (await send(by, 'POST', room('messages'), { text }, key)).json().data;
const read = async (by: SignedIn) => (await send(by, 'GET', room('messages'))).json();
const unreadOf = async (by: SignedIn, list: string): Promise<number> => {
  const { data } = (await send(by, 'GET', list)).json();
  return data.find(({ id }: { id: number }) => id === requestId).unread;
};
const noticesOf = (by: SignedIn) =>
  api.db.select().from(notifications).where(eq(notifications.userId, by.user.id));
const mailsTo = (by: SignedIn) =>
  api.db
    .select()
    .from(mails)
    .where(sql`${mails.recipient} = ${by.user.email} and ${mails.kind} = 'request-messages'`);
const age = (interval: string) =>
  api.db
    .update(requestMessages)
    .set({ createdAt: sql`${requestMessages.createdAt} - ${interval}::interval` })
    .where(eq(requestMessages.requestId, requestId));

test('owner and staff read what the other side wrote, each their own as their own', async () => {
  await write(owner, 'Am o sigla nouă.');
  await write(staff, 'Ne-o trimiți?');
  const { data, has_more: hasMore } = await read(owner);
  expect(hasMore).toBe(false);
  expect(data).toMatchObject([
    { text: 'Am o sigla nouă.', is_own: true, from_staff: false },
    { text: 'Ne-o trimiți?', is_own: false, from_staff: true, author_name: staff.user.name },
  ]);
  expect((await read(staff)).data.map((one: RequestMessage) => one.is_own)).toEqual([false, true]);
});

test.each<[string, () => Promise<SignedIn>]>([
  ['another partner', () => api.signIn()],
  ['staff without this permission', () => api.signIn('admin', { permissions: ['shop'] })],
])("somebody else's conversation does not exist for %s", async (_, signIn) => {
  const { id } = await write(owner, 'Numai pentru voi.');
  const stranger = await signIn();
  const answers = await Promise.all([
    send(stranger, 'GET', room('messages')),
    send(stranger, 'POST', room('messages'), { text: 'Bună' }),
    send(stranger, 'PATCH', room(`messages/${id}`), { text: 'Altceva' }),
    send(stranger, 'DELETE', room(`messages/${id}`)),
    send(stranger, 'POST', room('read'), { message_id: id }),
    send(stranger, 'POST', room('file-ticket')),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('website_request_not_found');
  }
  expect((await read(owner)).data).toHaveLength(1);
});

test('a message of another conversation is not found in this one', async () => {
  const { id } = await write(owner, 'Aici.');
  const other = requestId;
  await send(owner, 'POST', '/api/website-request', { businessName: 'A doua' });
  const [second] = await api.db
    .select()
    .from(websiteRequests)
    .where(sql`${websiteRequests.userId} = ${owner.user.id} and ${websiteRequests.id} <> ${other}`);
  requestId = second?.id ?? 0;
  const answer = await send(owner, 'PATCH', room(`messages/${id}`), { text: 'Dincolo.' });
  expect(answer.json().code).toBe('message_not_found');
});

test('a repeated sending is one message, and one answer', async () => {
  const [first, again] = await Promise.all([
    write(owner, 'O dată.', 'cheia'),
    write(owner, 'O dată.', 'cheia'),
  ]);
  expect(again.id).toBe(first.id);
  expect((await read(owner)).data).toHaveLength(1);
});

test.each([
  ['nothing', { text: '   ' }, 'Câmpul este obligatoriu.'],
  ['what nobody sees', { text: '\u200b\u200b\u202e' }, 'Câmpul este obligatoriu.'],
  ['too much', { text: 'a'.repeat(5001) }, 'Textul este prea lung: maximum 5000 caractere.'],
  ['what cannot be stored', { text: 'a\u0000b' }, 'Textul conține caractere nepermise.'],
])('%s is refused, and the field is named', async (_, body, error) => {
  const answer = await send(owner, 'POST', room('messages'), body);
  expect(answer.json()).toMatchObject({ field: 'text', error });
});

test('a message is changed and withdrawn by its author alone', async () => {
  const { id } = await write(owner, 'Prima formă.');
  expect((await send(staff, 'PATCH', room(`messages/${id}`), { text: 'A lor' })).statusCode).toBe(
    404,
  );
  const edited = await send(owner, 'PATCH', room(`messages/${id}`), { text: 'A doua formă.' });
  expect(edited.json().data).toMatchObject({ text: 'A doua formă.', is_own: true });
  expect(edited.json().data.edited_at).not.toBeNull();
  expect((await send(owner, 'DELETE', room(`messages/${id}`))).statusCode).toBe(200);
  const [left] = (await read(staff)).data;
  expect(left).toMatchObject({ id, text: '' });
  expect(left.withdrawn_at).not.toBeNull();
  expect(await unreadOf(staff, '/api/website-request/all')).toBe(0);
  expect((await send(owner, 'PATCH', room(`messages/${id}`), { text: 'Iar' })).statusCode).toBe(
    404,
  );
});

test('after five minutes a message stays as it is', async () => {
  const { id } = await write(owner, 'Rămâne.');
  await age('5 minutes');
  const answers = [
    await send(owner, 'PATCH', room(`messages/${id}`), { text: 'Nu.' }),
    await send(owner, 'DELETE', room(`messages/${id}`)),
  ];
  expect(answers.map((answer) => answer.json().code)).toEqual([
    'message_too_old',
    'message_too_old',
  ]);
  expect((await read(owner)).data[0].text).toBe('Rămâne.');
});

test('unread is what the other side wrote, until it is read; staff read for one another', async () => {
  await write(owner, 'Unu.');
  const { id } = await write(owner, 'Doi.');
  expect(await unreadOf(staff, '/api/website-request/all')).toBe(2);
  expect(await unreadOf(owner, '/api/website-request')).toBe(0);
  const counted = async () => (await send(staff, 'GET', '/api/counts')).json().unread_messages;
  const before = await counted();
  const { data } = (await send(staff, 'GET', '/api/website-request/all')).json();
  expect(before).toBe(data.reduce((sum: number, one: { unread: number }) => sum + one.unread, 0));
  const colleague = await api.signIn('admin');
  await send(colleague, 'POST', room('read'), { message_id: id });
  expect(await unreadOf(staff, '/api/website-request/all')).toBe(0);
  expect(await counted()).toBe(before - 2);
  expect((await read(owner)).reads).toMatchObject([
    { from_staff: false, is_own: true, last_message_id: id },
    { from_staff: true, name: colleague.user.name, last_message_id: id },
  ]);
});

test('what is read ahead of the newest message counts up to that alone, and never goes back', async () => {
  const { id } = await write(owner, 'Unu.');
  await send(staff, 'POST', room('read'), { message_id: id + 1000 });
  const { id: next } = await write(owner, 'Doi.');
  expect(await unreadOf(staff, '/api/website-request/all')).toBe(1);
  await send(staff, 'POST', room('read'), { message_id: next });
  await send(staff, 'POST', room('read'), { message_id: id });
  expect(await unreadOf(staff, '/api/website-request/all')).toBe(0);
});

test('one notification says how many messages wait, and is read with them', async () => {
  await write(staff, 'Unu.');
  const { id } = await write(staff, 'Doi.');
  const own = async () =>
    (await noticesOf(owner)).filter(({ target }) => target === 'request-message');
  expect(await own()).toMatchObject([
    {
      message: `2 mesaje noi despre solicitarea #${requestId} pentru „Florăria Ana”.`,
      targetId: requestId,
      isRead: false,
    },
  ]);
  await send(owner, 'POST', room('read'), { message_id: id });
  expect(await own()).toMatchObject([{ isRead: true }]);
  await write(staff, 'Trei.');
  expect((await own()).map(({ isRead }) => isRead).toSorted()).toEqual([false, true]);
});

test('a notification is gone with the last unread message', async () => {
  const { id } = await write(staff, 'Scuze.');
  await send(staff, 'DELETE', room(`messages/${id}`));
  expect((await noticesOf(owner)).filter(({ target }) => target === 'request-message')).toEqual([]);
});

test('of several messages one mail tells, ten minutes after the first, with no link of theirs', async () => {
  await write(staff, 'Vezi www.exemplu.ro \u202Eacum');
  await age('9 minutes');
  await write(staff, 'Și încă ceva.');
  await mailUnread(api.db, api.context.config);
  expect(await mailsTo(owner)).toEqual([]);
  await age('2 minutes');
  await mailUnread(api.db, api.context.config);
  await mailUnread(api.db, api.context.config);
  const [mail, ...others] = await mailsTo(owner);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`2 mesaje noi despre solicitarea #${requestId}`);
  expect(mail?.textBody).toContain('Vezi www[.]exemplu[.]ro acum');
  expect(mail?.textBody).toContain('Și încă ceva.');
  expect(mail?.textBody).toContain(`/site-request/${requestId}?from-mail#conversatie`);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'what was read',
    async () => {
      const { data } = await read(owner);
      return send(owner, 'POST', room('read'), { message_id: data.at(-1).id });
    },
  ],
  [
    'who wants no mail',
    () => api.db.transaction((tx) => mute(tx as never, owner.user.id, 'request-message')),
  ],
])('no mail tells %s', async (_, act) => {
  await write(staff, 'Unu.');
  await age('11 minutes');
  await act();
  await mailUnread(api.db, api.context.config);
  expect(await mailsTo(owner)).toEqual([]);
});

test('of staff, whoever looks after the request is told', async () => {
  const colleague = await api.signIn('admin');
  await api.db
    .update(websiteRequests)
    .set({ assigneeId: colleague.user.id })
    .where(eq(websiteRequests.id, requestId));
  await write(owner, 'Unde sunteți?');
  await age('11 minutes');
  await mailUnread(api.db, api.context.config);
  expect(await noticesOf(colleague)).toMatchObject([{ target: 'request-message' }]);
  const [mail] = await mailsTo(colleague);
  expect(mail?.textBody).toContain(`/admin/request/${requestId}?from-mail#conversatie`);
  expect(await mailsTo(staff)).toEqual([]);
});

test('of a request that ended and nobody looks after, all who work with requests are told', async () => {
  const [reader, other] = [await api.signIn('admin'), await api.signIn('admin')];
  const shop = await api.signIn('admin', { permissions: ['shop'] });
  await api.db
    .update(websiteRequests)
    .set({ status: 'completed' })
    .where(eq(websiteRequests.id, requestId));
  const { id } = await write(owner, 'Încă o întrebare.');
  const unread = { target: 'request-message', targetId: requestId, isRead: false };
  expect(await noticesOf(reader)).toMatchObject([unread]);
  expect(await noticesOf(other)).toMatchObject([unread]);
  expect(await noticesOf(shop)).toEqual([]);
  await send(reader, 'POST', room('read'), { message_id: id });
  expect(await noticesOf(reader)).toMatchObject([{ isRead: true }]);
  expect(await noticesOf(other)).toMatchObject([{ isRead: true }]);
});

test('a page holds the newest messages, and says that there are older ones', async () => {
  for (const text of ['Unu.', 'Doi.', 'Trei.']) await write(owner, text);
  const answer = (await send(owner, 'GET', `${room('messages')}?limit=2`)).json();
  expect(answer.data.map(({ text }: RequestMessage) => text)).toEqual(['Doi.', 'Trei.']);
  expect(answer.has_more).toBe(true);
});
