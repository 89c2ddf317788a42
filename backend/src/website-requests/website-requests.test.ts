import { createHash } from 'node:crypto';
import { afterEach, beforeAll, expect, rstest, test } from '@rstest/core';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { eq, sql } from 'drizzle-orm';
import { markVerified } from '../auth/verify-email.ts';
import { inTransaction } from '../database/database.ts';
import {
  mails,
  notifications,
  oneTimeTokens,
  sessions,
  users,
  websiteRequestEvents,
  websiteRequests,
} from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { deleteOldHeldRequests } from './website-requests-repository.ts';

const api = useTestApi();
let admin: SignedIn;
beforeAll(async () => {
  admin = await api.signIn('admin');
});
afterEach(() => {
  rstest.restoreAllMocks();
});

const ANSWERS = { businessName: 'Florăria Exemplu', features: ['Galerie portofoliu'] };
const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, by?: SignedIn) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: by?.headers ?? {} });
const sendAsGuest = (email: string, answers: object = ANSWERS) =>
  send('POST', '/api/guest-website-request', { ...answers, email, phone: '+40 712 345 678' });
const requestsOf = async (email: string) =>
  api.db.select().from(websiteRequests).where(eq(websiteRequests.email, email));

test('a guest gets an account, is signed in, and receives the credentials by mail', async () => {
  const answer = (await sendAsGuest('Guest@exemplu.ro')).json();
  expect(answer.user).toMatchObject({ email: 'guest@exemplu.ro', phone: '0712345678' });

  const own = await send('GET', '/api/website-request', undefined, {
    user: answer.user,
    headers: { authorization: `Bearer ${answer.token}` },
  });
  // Not marked as sent by a guest: it created the account of its sender.
  expect(own.json().data).toMatchObject([
    {
      business_name: 'Florăria Exemplu',
      status: 'pending',
      email: 'guest@exemplu.ro',
      sent_by_guest: false,
    },
  ]);

  const sent = await api.db.select().from(mails).where(eq(mails.recipient, 'guest@exemplu.ro'));
  const credentials = sent.find((mail) => mail.kind === 'account-created');
  const password = /Parol[^:]*: (\S+)/.exec(credentials?.textBody ?? '')?.[1];
  const login = await send('POST', '/api/auth/login', { email: 'guest@exemplu.ro', password });
  expect(login.statusCode).toBe(200);
});

test('an address that has an account is not signed in by typing it; the owner sees the request, as one that somebody else may have sent', async () => {
  const owner = await api.signIn();
  await send('POST', '/api/website-request', ANSWERS, owner);
  await api.db.delete(mails).where(eq(mails.recipient, owner.user.email));
  const known = await sendAsGuest(owner.user.email);
  const fresh = await sendAsGuest('fresh@exemplu.ro');
  expect(known.statusCode).toBe(fresh.statusCode);
  expect(known.json()).toEqual({ message: fresh.json().message });

  const own = await send('GET', '/api/website-request', undefined, owner);
  const byGuest = own.json().data.map((one: { sent_by_guest: boolean }) => one.sent_by_guest);
  expect(byGuest).toEqual([true, false]);
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, owner.user.email));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.textBody).toContain('Dacă nu ai trimis tu solicitarea');
});

test.each([
  ['half a character', '\ud83c', 'Textul conține caractere nepermise.'],
  ['a text that is too long', 'a'.repeat(5001), 'Textul este prea lung: maximum 5000 caractere.'],
])('%s is refused, and its field is named', async (_, businessDescription, error) => {
  const answer = await sendAsGuest('text@exemplu.ro', { ...ANSWERS, businessDescription });
  expect(answer.json()).toMatchObject({ field: 'businessDescription', error });
});

test('a guest without e-mail or with a wrong telephone number is told which field it is', async () => {
  const noEmail = await send('POST', '/api/guest-website-request', {
    ...ANSWERS,
    phone: '0712345678',
  });
  expect(noEmail.json()).toMatchObject({ field: 'email', error: 'Câmpul este obligatoriu.' });
  const wrongPhone = await send('POST', '/api/guest-website-request', {
    ...ANSWERS,
    email: 'phone@exemplu.ro',
    phone: '12',
  });
  expect(wrongPhone.json().field).toBe('phone');
  expect(await requestsOf('phone@exemplu.ro')).toEqual([]);
});

test.each([
  ['fills in the field that no person sees', { website: 'https://spam.exemplu.ro' }],
  ['fills it in slowly', { website: 'x', elapsedMs: 90_000 }],
  ['is done before a person can be', { elapsedMs: 2999 }],
])(
  'a script that %s is answered like a known address, and its request waits for staff',
  async (_, signs) => {
    const known = await sendAsGuest((await api.signIn()).user.email);
    const email = `script-${crypto.randomUUID()}@exemplu.ro`;
    const take = rstest.spyOn(api.context.limits, 'take');
    const answer = await sendAsGuest(email, { ...ANSWERS, ...signs });
    expect(take.mock.calls.map(([, subject]) => subject)).toEqual(['127.0.0.1', email]);
    expect([answer.statusCode, answer.json()]).toEqual([known.statusCode, known.json()]);
    expect(await requestsOf(email)).toMatchObject([{ userId: null, heldAt: expect.any(Date) }]);
    expect(await mailsTo(email)).toEqual([]);
    expect(await api.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  },
);

const HELD = { ...ANSWERS, website: 'x' };
async function heldRequest(email: string) {
  await sendAsGuest(email, HELD);
  const [request] = await requestsOf(email);
  const id = request?.id ?? 0;
  const accept = () => send('POST', `/api/website-request/${id}/accept`, undefined, admin);
  const setStatus = (status: string) =>
    send('PATCH', `/api/website-request/${id}/status`, { status }, admin);
  const row = async () => (await requestsOf(email))[0];
  return { id, accept, setStatus, row };
}
const mailsTo = async (email: string) => {
  const rows = await api.db.select().from(mails).where(eq(mails.recipient, email));
  return rows.map(({ kind }) => kind).sort();
};

test('a held request is marked for staff, and is nobody’s, also when its address is verified', async () => {
  const owner = await api.signIn();
  const { id } = await heldRequest(owner.user.email);
  await inTransaction(api.db, (tx) => markVerified(tx, owner.user));
  const all = (await send('GET', '/api/website-request/all', undefined, admin)).json().data;
  expect(all.find((row: { id: number }) => row.id === id).held_at).toMatch(/^20/);
  const own = await send('GET', '/api/website-request', undefined, owner);
  expect(own.json().data).toEqual([]);
});

test('accepted, it becomes a request like any other, once', async () => {
  const email = 'om@exemplu.ro';
  const { accept, row } = await heldRequest(email);
  const answers = await Promise.all([accept(), accept()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await mailsTo(email)).toEqual(['account-created', 'request-received']);
  const [account] = await api.db.select().from(users).where(eq(users.email, email));
  expect(await row()).toMatchObject({ userId: account?.id, heldAt: null, status: 'pending' });
});

test('of its statuses nobody is told, and none accepts it: that makes an account, which no undo takes back', async () => {
  const email = 'nimeni@exemplu.ro';
  const { setStatus, row } = await heldRequest(email);
  for (const status of ['rejected', 'in_progress', 'pending', 'in_progress']) {
    await setStatus(status);
    expect(await row()).toMatchObject({ status, heldAt: expect.any(Date), userId: null });
  }
  expect(await mailsTo(email)).toEqual([]);
});

test('a held request that nobody looked at is deleted after a month', async () => {
  const kept = await heldRequest('kept@exemplu.ro');
  const old = await heldRequest('old@exemplu.ro');
  await api.db
    .update(websiteRequests)
    .set({ heldAt: sql`now() - interval '31 days'` })
    .where(eq(websiteRequests.id, old.id));
  await inTransaction(api.db, deleteOldHeldRequests);
  expect([await kept.row(), await old.row()]).toMatchObject([{ id: kept.id }, undefined]);
});

test('a request that is not there cannot be accepted', async () => {
  const answer = await send('POST', '/api/website-request/999999/accept', undefined, admin);
  expect(answer.json().code).toBe('website_request_not_found');
});

test.each([
  ['gives no sign', {}],
  ['took three seconds', { website: '', elapsedMs: 3000 }],
  ['left the hidden field as it was', { website: '' }],
])('a guest who %s is a person, and the signs are not stored', async (_, signs) => {
  const email = `person-${crypto.randomUUID()}@exemplu.ro`;
  expect((await sendAsGuest(email, { ...ANSWERS, ...signs })).json().token).toBeTruthy();
  const [row] = await requestsOf(email);
  expect(Object.keys(row?.answers ?? {})).toHaveLength(18);
});

test('all 18 answers are stored, those that were not given as empty', async () => {
  await sendAsGuest('answers@exemplu.ro', { ...ANSWERS, extra: 'dropped' });
  const [row] = await requestsOf('answers@exemplu.ro');
  expect(Object.keys(row?.answers ?? {})).toHaveLength(18);
  expect(row?.answers).toMatchObject({ ...ANSWERS, websiteGoal: '', paymentMethod: [] });
});

test('with a token the request is its owner’s, without one it is nobody’s', async () => {
  const owner = await api.signIn();
  await send('POST', '/api/website-request', ANSWERS, owner);
  expect((await requestsOf(owner.user.email))[0]?.userId).toBe(owner.user.id);
  const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, owner.user.email));
  expect(mail?.textBody).not.toContain('Dacă nu ai trimis tu');
  expect((await send('POST', '/api/website-request', ANSWERS)).statusCode).toBe(200);
});

test('a token that has run out is told instead of storing a request that nobody could answer', async () => {
  const before = await api.db.$count(websiteRequests);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/website-request',
    payload: ANSWERS,
    headers: { authorization: 'Bearer gone' },
  });
  expect(answer.json().code).toBe('session_expired');
  expect(await api.db.$count(websiteRequests)).toBe(before);
});

test('an admin sees all requests, and those of one person', async () => {
  const owner = await api.signIn();
  await send('POST', '/api/website-request', ANSWERS, owner);
  const all = (await send('GET', '/api/website-request/all', undefined, admin)).json().data;
  expect(all[0].user_id).toBe(owner.user.id);
  const ofOne = await send('GET', `/api/website-request/user/${owner.user.id}`, undefined, admin);
  expect(ofOne.json()).toMatchObject({ success: true, data: [{ user_id: owner.user.id }] });
  const ofNobody = await send('GET', '/api/website-request/user/999999', undefined, admin);
  expect(ofNobody.json().code).toBe('user_not_found');
});

test('a request is read with its answers and states by its owner and by an admin only', async () => {
  const [owner, other] = [await api.signIn(), await api.signIn()];
  await send('POST', '/api/website-request', ANSWERS, owner);
  const [request] = await requestsOf(owner.user.email);
  const url = `/api/website-request/${request?.id}`;
  for (const reader of [owner, admin]) {
    expect((await send('GET', url, undefined, reader)).json()).toMatchObject({
      data: { id: request?.id, user_id: owner.user.id, status: 'pending' },
      answers: { businessName: 'Florăria Exemplu', features: ['Galerie portofoliu'] },
      events: [{ from_status: null, to_status: 'pending' }],
    });
  }
  const foreign = await send('GET', url, undefined, other);
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'website_request_not_found']);
});

/** A request that moved to 'in_progress', and how to move it on. */
async function startedRequest() {
  const owner = await api.signIn();
  await send('POST', '/api/website-request', ANSWERS, owner);
  const [request] = await requestsOf(owner.user.email);
  const id = request?.id ?? 0;
  const setStatus = (status: string, status_seen?: string) =>
    send('PATCH', `/api/website-request/${id}/status`, { status, status_seen }, admin);
  expect((await setStatus('in_progress')).statusCode).toBe(200);
  const ofRequest = eq(websiteRequestEvents.requestId, id);
  const eventRows = () =>
    api.db.select().from(websiteRequestEvents).where(ofRequest).orderBy(websiteRequestEvents.id);
  const passUndoWindow = () =>
    api.db.update(websiteRequestEvents).set({ createdAt: sql`now() - interval '11 s'` });
  const ofOwner = eq(notifications.userId, owner.user.id);
  const told = async () =>
    (await api.db.select().from(notifications).where(ofOwner)).map((row) => row.message);
  const mailed = async () => {
    const rows = await api.db.select().from(mails).where(eq(mails.recipient, owner.user.email));
    return rows.filter((mail) => mail.kind === 'request-status');
  };
  return { id, owner, setStatus, eventRows, passUndoWindow, told, mailed };
}
const STARTED = (id: number) =>
  `Solicitarea ta #${id} pentru „Florăria Exemplu” are acum starea: În desfășurare.`;

test('a new status is written down, and told to the owner once, when it can no longer be undone', async () => {
  const { id, owner, setStatus, eventRows, told, mailed } = await startedRequest();
  await setStatus('in_progress');
  expect(await eventRows()).toMatchObject([
    { fromStatus: null, toStatus: 'pending' },
    { fromStatus: 'pending', toStatus: 'in_progress', actorId: admin.user.id },
  ]);
  expect(await told()).toEqual([STARTED(id)]);
  const [mail] = await mailed();
  expect(mail?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 5_000);
  const seen = await send('GET', '/api/notifications', undefined, owner);
  expect(seen.json()).toEqual({ data: [], unread: 0 });
});

test('a status is not set over one that the admin has not seen', async () => {
  const { setStatus, eventRows } = await startedRequest();
  const late = await setStatus('rejected', 'pending');
  expect([late.statusCode, late.json().code]).toEqual([409, 'version_conflict']);
  // Both set the same status, so nothing is lost.
  expect((await setStatus('in_progress', 'pending')).statusCode).toBe(200);
  expect(await eventRows()).toHaveLength(2);
  expect((await setStatus('in_test', 'in_progress')).statusCode).toBe(200);
});

test('staff read the telephone number that a guest is to be called at', async () => {
  const email = 'telefon@exemplu.ro';
  // Not assigned to an account: the address has an account, but is not verified.
  await sendAsGuest(email);
  await sendAsGuest(email, { ...ANSWERS, businessName: 'Alta' });
  const { data } = (await send('GET', '/api/website-request/all', undefined, admin)).json();
  const sent = data.filter((request: { email: string }) => request.email === email);
  expect(sent.map(({ phone, user_id }: WebsiteRequest) => [phone, user_id !== null])).toEqual([
    ['0712345678', false],
    ['0712345678', true],
  ]);
});

test('of a request without a number staff read that of its account', async () => {
  const owner = await api.signIn();
  await send('POST', '/api/website-request', ANSWERS, owner);
  // The number was added to the profile later.
  await api.db.update(websiteRequests).set({ phone: '' });
  await api.db.update(users).set({ phone: '0799999999' }).where(eq(users.id, owner.user.id));
  const { data } = (await send('GET', '/api/website-request/all', undefined, admin)).json();
  expect(data[0]).toMatchObject({ user_id: owner.user.id, phone: '0799999999' });
});

test('a status that is undone leaves no trace', async () => {
  const { setStatus, eventRows, told, mailed } = await startedRequest();
  await setStatus('pending');
  expect(await eventRows()).toMatchObject([{ fromStatus: null, toStatus: 'pending' }]);
  expect([await told(), await mailed()]).toEqual([[], []]);
});

test('a status that is set back later is a change like any other', async () => {
  const { setStatus, eventRows, passUndoWindow, told } = await startedRequest();
  await passUndoWindow();
  await setStatus('pending');
  expect((await eventRows()).map((event) => event.toStatus)).toEqual([
    'pending',
    'in_progress',
    'pending',
  ]);
  expect(await told()).toHaveLength(2);
});

const sendWithKey = (key: string, email: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/guest-website-request',
    headers: { 'idempotency-key': key },
    payload: { ...ANSWERS, email, phone: '0712345678' },
  });

test('a guest request that is sent again is one request, one account, and the same answer', async () => {
  const email = 'again@exemplu.ro';
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => sendWithKey(key, email)));
  answers.push(await sendWithKey(key, email));
  expect(await requestsOf(email)).toHaveLength(1);
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, email));
  expect(sent.map((mail) => mail.kind).sort()).toEqual(['account-created', 'request-received']);
  for (const answer of answers) {
    const { message, token, user } = answer.json();
    expect({ message, user }).toEqual({
      message: 'Mulțumim! Cererea ta a fost trimisă cu succes.',
      user: answers[0]?.json().user,
    });
    const own = await api.app.inject({
      url: '/api/website-request',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(own.json().data).toHaveLength(1);
  }
});

test('a key signs nobody in: not to another address, not to an older account, not much later', async () => {
  const key = crypto.randomUUID();
  await sendWithKey(key, 'first@exemplu.ro');
  const owner = await api.signIn();
  expect((await sendWithKey(key, owner.user.email)).json().token).toBeUndefined();
  expect((await sendWithKey(key, owner.user.email)).json().token).toBeUndefined();
  const anHourAgo = sql`now() - interval '1 hour'`;
  await api.db.update(websiteRequests).set({ createdAt: anHourAgo });
  await api.db.update(users).set({ createdAt: anHourAgo });
  expect((await sendWithKey(key, 'first@exemplu.ro')).json()).toEqual({
    message: 'Mulțumim! Cererea ta a fost trimisă cu succes.',
  });
});

test('a page without an origin is answered nothing that signs in, and the guest gets account and mail', async () => {
  const email = 'fara-origine@exemplu.ro';
  const sendFrom = (origin: string, key = crypto.randomUUID()) =>
    api.app.inject({
      method: 'POST',
      url: '/api/guest-website-request',
      headers: { origin, 'idempotency-key': key },
      payload: { ...ANSWERS, email, phone: '0712345678' },
    });
  const key = crypto.randomUUID();
  const thanks = { message: 'Mulțumim! Cererea ta a fost trimisă cu succes.' };
  // The first request, one repeated by its key, and one with a known address.
  for (const answer of [
    await sendFrom('null', key),
    await sendFrom('null', key),
    await sendFrom('null'),
  ])
    expect(answer.json()).toEqual(thanks);
  const [account] = await api.db.select().from(users).where(eq(users.email, email));
  const ofAccount = eq(sessions.userId, account?.id ?? 0);
  expect(await api.db.select().from(sessions).where(ofAccount)).toEqual([]);
  expect(await requestsOf(email)).toMatchObject([{ userId: account?.id }, {}]);
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, email));
  expect(sent.map(({ kind }) => kind)).toContain('account-created');
});

test('the one-time token of a guest is stored hashed, for a minute', async () => {
  const { oneTimeToken, user } = (await sendAsGuest('embed@exemplu.ro')).json();
  const rows = await api.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  const tokenHash = createHash('sha256').update(oneTimeToken).digest('hex');
  expect(rows).toMatchObject([{ tokenHash, purpose: 'guest-request', usedAt: null }]);
  const seconds = ((rows[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('a request of an account that is sent again is one request', async () => {
  const owner = await api.signIn();
  const headers = { ...owner.headers, 'idempotency-key': 'k' };
  const request = {
    method: 'POST',
    url: '/api/website-request',
    headers,
    payload: ANSWERS,
  } as const;
  const answers = await Promise.all([api.app.inject(request), api.app.inject(request)]);
  expect(answers.map((answer) => answer.json().message)).toEqual([
    'Mulțumim! Cererea ta a fost trimisă cu succes.',
    'Mulțumim! Cererea ta a fost trimisă cu succes.',
  ]);
  expect(await requestsOf(owner.user.email)).toHaveLength(1);
  const other = await api.signIn();
  await api.app.inject({ ...request, headers: { ...headers, ...other.headers } });
  expect(await requestsOf(other.user.email)).toHaveLength(1);
});

test('the first requests of the list are answered alone, with the number of all', async () => {
  const ask = async (path: string) =>
    (await send('GET', `/api/website-request/${path}`, undefined, admin)).json();
  const { data } = await ask('all');
  expect(data.length).toBeGreaterThan(1);
  expect(await ask('first?limit=1')).toEqual({ total: data.length, data: data.slice(0, 1) });
  expect((await ask('first?limit=200')).data).toEqual(data.slice(0, 200));
});

test('without a key the same body from the same sender is one request, for a minute', async () => {
  const email = 'keyless@exemplu.ro';
  const [first, second] = [await sendAsGuest(email), await sendAsGuest(email)];
  expect(second.json().user).toEqual(first.json().user);
  expect(await requestsOf(email)).toHaveLength(1);
  expect(await api.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(2);
  await sendAsGuest(email, { ...ANSWERS, businessName: 'Alta' });
  expect(await requestsOf(email)).toHaveLength(2);
  await api.db.execute(sql`update rate_limits set window_ends_at = now()`);
  await sendAsGuest(email);
  expect(await requestsOf(email)).toHaveLength(3);
  const owner = await api.signIn();
  for (const _ of [1, 2]) await send('POST', '/api/website-request', ANSWERS, owner);
  expect(await requestsOf(owner.user.email)).toHaveLength(1);
});
