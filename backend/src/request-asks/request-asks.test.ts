import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import {
  mails,
  notifications,
  privateFiles,
  requestPauses,
  websiteRequests,
} from '../database/schema.ts';
import { mute } from '../mail-settings/muted-mails-repository.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let staff: SignedIn;
let owner: SignedIn;
let requestId = 0;

beforeAll(async () => {
  staff = await api.signIn('admin');
});

beforeEach(async () => {
  owner = await api.signIn();
  await send(owner, 'POST', '/api/website-request', { businessName: 'Florăria Ana' });
  const [row] = await api.db
    .select()
    .from(websiteRequests)
    .where(eq(websiteRequests.userId, owner.user.id));
  requestId = row?.id ?? 0;
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (by: SignedIn, method: Method, url: string, payload?: object, key?: string) =>
  api.app.inject({
    ...{ method, url },
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
const at = (path = '') => `/api/website-request/${requestId}/asks${path}`;
const ask = async (title: string): Promise<RequestAsk> =>
  (await send(staff, 'POST', at(), { title })).json().data;
const answer = (id: number, text = 'Iat-o.') =>
  send(owner, 'POST', at(`/${id}/answer`), { text, file_ids: [] });
const list = async (by: SignedIn): Promise<RequestAsk[]> =>
  (await send(by, 'GET', at())).json().data;
const pauses = () =>
  api.db.select().from(requestPauses).where(eq(requestPauses.requestId, requestId));
const shown = async (by: SignedIn, path: string) =>
  (await send(by, 'GET', path)).json().data.find(({ id }: { id: number }) => id === requestId);
const move = (status: string) =>
  send(staff, 'PATCH', `/api/website-request/${requestId}/status`, { status });
const noticesOf = (by: SignedIn) =>
  api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, by.user.id), eq(notifications.target, 'request-ask')));
const mailsToOwner = () =>
  api.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, owner.user.email), eq(mails.kind, 'request-asks')));

test('staff ask, both see it, and the owner answers once', async () => {
  const { id } = await ask('Sigla, cu fundal transparent');
  for (const side of [owner, staff]) {
    expect(await list(side)).toMatchObject([
      { id, title: 'Sigla, cu fundal transparent', author_name: staff.user.name, answer: '' },
    ]);
  }
  expect((await answer(id)).json().data).toMatchObject({ answer: 'Iat-o.' });
  const [given] = await list(staff);
  expect(given?.answered_at).not.toBeNull();
  expect((await answer(id, 'Altceva.')).json().code).toBe('ask_closed');
  expect((await list(staff))[0]?.answer).toBe('Iat-o.');
});

test('an ask that is sent again with its key is the same ask', async () => {
  const body = { title: 'Sigla', note: 'SVG' };
  const [first, again] = await Promise.all([
    send(staff, 'POST', at(), body, 'cheia'),
    send(staff, 'POST', at(), body, 'cheia'),
  ]);
  expect(first.statusCode).toBe(200);
  expect(again.json().data.id).toBe(first.json().data.id);
  expect(await list(staff)).toHaveLength(1);
});

test.each(['sigla', ' Sigla ', 'Si\u202Egla', 'Sig\u200Bla'])(
  'what the owner has not given is not asked for again as %j',
  async (title) => {
    const { id } = await ask('Sigla');
    const twice = await send(staff, 'POST', at(), { title });
    expect(twice.statusCode).toBe(409);
    expect(twice.json()).toMatchObject({ code: 'ask_exists', field: 'title' });
    await answer(id);
    expect((await send(staff, 'POST', at(), { title })).statusCode).toBe(200);
  },
);

test('an answer that is sent again with its key is the same answer', async () => {
  const colleague = await api.signIn('admin');
  await api.db
    .update(websiteRequests)
    .set({ assigneeId: colleague.user.id })
    .where(eq(websiteRequests.id, requestId));
  const { id } = await ask('Sigla');
  const sendWith = (key: string, text = 'Iat-o.') =>
    api.app.inject({
      ...{ method: 'POST', url: at(`/${id}/answer`), payload: { text, file_ids: [] } },
      headers: { ...owner.headers, 'idempotency-key': key },
    });
  const first = await sendWith('a');
  const again = await sendWith('a');
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect(await noticesOf(colleague)).toHaveLength(1);
  expect((await sendWith('b', 'Altceva.')).json().code).toBe('ask_closed');
  expect((await list(staff))[0]?.answer).toBe('Iat-o.');
});

test('an answer may be files alone, which are of this ask from then on', async () => {
  const { id } = await ask('Sigla');
  const [file] = await api.db
    .insert(privateFiles)
    .values({
      ...{ requestId, uploadedBy: owner.user.id, storeName: crypto.randomUUID() },
      ...{ name: 'sigla.png', bytes: 10, imageType: 'image/png' },
    })
    .returning();
  const body = { text: '', file_ids: [file?.id] };
  const given = await send(owner, 'POST', at(`/${id}/answer`), body);
  expect(given.json().data).toMatchObject({ answer: '', files: [{ name: 'sigla.png' }] });
  const second = await ask('Programul');
  const again = await send(owner, 'POST', at(`/${second.id}/answer`), body);
  expect(again.json().code).toBe('private_file_not_found');
  expect((await list(owner))[1]?.answered_at).toBeNull();
});

test.each([
  ['nothing', { text: '  ', file_ids: [] }],
  ['too much', { text: 'a'.repeat(5001), file_ids: [] }],
])('an answer of %s is refused', async (_, body) => {
  const { id } = await ask('Sigla');
  const refused = await send(owner, 'POST', at(`/${id}/answer`), body);
  expect(refused.json()).toMatchObject({ field: 'text' });
});

test.each<[string, () => Promise<SignedIn>]>([
  ['another partner', () => api.signIn()],
  ['staff without this permission', () => api.signIn('admin', { permissions: ['shop'] })],
])('for %s there is nothing', async (_, signIn) => {
  const { id } = await ask('Sigla');
  const stranger = await signIn();
  const answers = await Promise.all([
    send(stranger, 'GET', at()),
    send(stranger, 'POST', at(`/${id}/answer`), { text: 'Bună' }),
  ]);
  expect(answers.map((one) => one.json().code)).toEqual([
    'website_request_not_found',
    'website_request_not_found',
  ]);
});

test('the owner does not ask, and staff do not answer for them', async () => {
  expect((await send(owner, 'POST', at(), { title: 'Reducere' })).statusCode).toBe(404);
  const { id } = await ask('Sigla');
  const answered = await send(staff, 'POST', at(`/${id}/answer`), { text: 'Am găsit-o.' });
  expect(answered.statusCode).toBe(404);
  expect((await send(owner, 'DELETE', at(`/${id}`))).statusCode).toBe(404);
});

test('one pause lasts from the first open ask to the last answer', async () => {
  const first = await ask('Sigla');
  const second = await ask('Programul');
  expect(await pauses()).toMatchObject([{ endedAt: null }]);
  await answer(first.id);
  expect(await pauses()).toMatchObject([{ endedAt: null }]);
  await send(staff, 'DELETE', at(`/${second.id}`));
  expect((await pauses()).map(({ endedAt }) => endedAt !== null)).toEqual([true]);
  await ask('Texte');
  expect((await pauses()).map(({ endedAt }) => endedAt !== null)).toEqual([true, false]);
});

test('both sides read since when the promise waits, and the working days that it cost', async () => {
  const { id } = await ask('Sigla');
  const longAgo = sql`now() - interval '14 days'`;
  await api.db
    .update(requestPauses)
    .set({ startedAt: longAgo })
    .where(eq(requestPauses.requestId, requestId));
  for (const [side, path] of [
    [owner, '/api/website-request'],
    [staff, '/api/website-request/all'],
  ] as const) {
    const row = await shown(side, path);
    expect(row.paused_since).not.toBeNull();
    // Two weeks have ten working days, fewer with public holidays.
    expect(row.paused_days).toBeGreaterThanOrEqual(6);
    expect(row.paused_days).toBeLessThanOrEqual(10);
  }
  await answer(id);
  expect((await shown(owner, '/api/website-request')).paused_since).toBeNull();
});

test('a request that waited for its owner is not late for that time', async () => {
  const late = async () => (await send(staff, 'GET', '/api/counts')).json().late_requests;
  const before = await late();
  const old = sql`now() - interval '20 days'`;
  await api.db
    .update(websiteRequests)
    .set({ createdAt: old })
    .where(eq(websiteRequests.id, requestId));
  expect(await late()).toBe(before + 1);
  await ask('Sigla');
  await api.db
    .update(requestPauses)
    .set({ startedAt: old })
    .where(eq(requestPauses.requestId, requestId));
  expect(await late()).toBe(before);
});

test('one notification counts what is open, and is gone with it', async () => {
  const first = await ask('Sigla');
  const second = await ask('Programul');
  expect(await noticesOf(owner)).toMatchObject([
    { targetId: requestId, message: expect.stringContaining('2 lucruri') },
  ]);
  await answer(first.id);
  await answer(second.id);
  expect(await noticesOf(owner)).toEqual([]);
});

test('the colleague who looks after the request hears of each answer', async () => {
  const colleague = await api.signIn('admin');
  await api.db
    .update(websiteRequests)
    .set({ assigneeId: colleague.user.id })
    .where(eq(websiteRequests.id, requestId));
  const { id } = await ask('Sigla');
  await answer(id);
  expect(await noticesOf(colleague)).toMatchObject([
    { targetId: requestId, message: expect.stringContaining('Sigla') },
  ]);
});

test('one mail names all that is open, and none goes for what was given or withdrawn in time', async () => {
  const first = await ask('Sigla');
  await ask('Programul');
  const [mail, ...others] = await mailsToOwner();
  expect(others).toEqual([]);
  expect(mail?.textBody).toContain('Sigla');
  expect(mail?.textBody).toContain('Programul');
  expect(mail?.textBody).toContain(
    `/users/dashboard/site-request/${requestId}?from-mail#de-trimis`,
  );
  await answer(first.id);
  expect((await mailsToOwner())[0]?.textBody).not.toContain('Sigla');
  for (const { id, answered_at } of await list(staff))
    if (!answered_at) await send(staff, 'DELETE', at(`/${id}`));
  expect(await mailsToOwner()).toEqual([]);
});

test('a mail that went out is not sent again for the same things', async () => {
  const first = await ask('Sigla');
  await ask('Programul');
  await api.db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(eq(mails.recipient, owner.user.email));
  await answer(first.id);
  expect(await mailsToOwner()).toHaveLength(1);
  await ask('Texte');
  expect(await mailsToOwner()).toHaveLength(2);
});

test('who does not want these mails gets none', async () => {
  await inTransaction(api.db, (tx) => mute(tx, owner.user.id, 'request-ask'));
  await ask('Sigla');
  expect(await mailsToOwner()).toEqual([]);
  expect(await noticesOf(owner)).toHaveLength(1);
});

test('with the end of a request nobody waits any more; an end that is undone waits again', async () => {
  await ask('Sigla');
  await move('rejected');
  expect((await pauses()).every(({ endedAt }) => endedAt !== null)).toBe(true);
  expect(await noticesOf(owner)).toEqual([]);
  expect(await mailsToOwner()).toEqual([]);
  expect((await send(staff, 'POST', at(), { title: 'Texte' })).json().code).toBe('request_ended');
  await move('pending');
  expect((await pauses()).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  expect(await noticesOf(owner)).toHaveLength(1);
});

test.each(['completed', 'rejected'])(
  'of a request that is %s nothing is given or taken back',
  async (end) => {
    const { id } = await ask('Sigla');
    await move(end);
    expect((await answer(id)).json().code).toBe('request_ended');
    expect((await send(staff, 'DELETE', at(`/${id}`))).json().code).toBe('request_ended');
    expect(await list(owner)).toMatchObject([{ answer: '', withdrawn_at: null }]);
  },
);

test('nobody can be asked where the request has no account', async () => {
  await api.db
    .update(websiteRequests)
    .set({ userId: null })
    .where(eq(websiteRequests.id, requestId));
  expect((await send(staff, 'POST', at(), { title: 'Sigla' })).json().code).toBe(
    'request_without_owner',
  );
});

test('fifty things are enough', async () => {
  for (let count = 0; count < 50; count += 1) await ask(`Lucrul ${count}`);
  expect((await send(staff, 'POST', at(), { title: 'Încă unul' })).json().code).toBe(
    'too_many_asks',
  );
});
