import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { mails, notifications, websiteRequestEvents, websiteRequests } from '../database/schema.ts';
import { type SignedIn, startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

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
  expect(own.json().data).toMatchObject([
    { business_name: 'Florăria Exemplu', status: 'pending', email: 'guest@exemplu.ro' },
  ]);

  const sent = await api.db.select().from(mails).where(eq(mails.recipient, 'guest@exemplu.ro'));
  const credentials = sent.find((mail) => mail.kind === 'account-created');
  const password = /Parol[^:]*: (\S+)/.exec(credentials?.textBody ?? '')?.[1];
  const login = await send('POST', '/api/auth/login', { email: 'guest@exemplu.ro', password });
  expect(login.statusCode).toBe(200);
});

test('an address that has an account is not signed in by typing it; the owner sees the request', async () => {
  const owner = await api.signIn();
  const known = await sendAsGuest(owner.user.email);
  const fresh = await sendAsGuest('fresh@exemplu.ro');
  expect(known.statusCode).toBe(fresh.statusCode);
  expect(known.json()).toEqual({ message: fresh.json().message });

  const own = await send('GET', '/api/website-request', undefined, owner);
  expect(own.json().data).toHaveLength(1);
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, owner.user.email));
  expect(sent).toHaveLength(1);
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

test('a new status is written down, and told to the owner once', async () => {
  const owner = await api.signIn();
  await send('POST', '/api/website-request', ANSWERS, owner);
  const [request] = await requestsOf(owner.user.email);
  const url = `/api/website-request/${request?.id}/status`;
  for (const status of ['in_progress', 'in_progress']) {
    expect((await send('PATCH', url, { status }, admin)).statusCode).toBe(200);
  }
  const events = await api.db
    .select()
    .from(websiteRequestEvents)
    .where(eq(websiteRequestEvents.requestId, request?.id ?? 0))
    .orderBy(websiteRequestEvents.id);
  expect(events).toMatchObject([
    { fromStatus: null, toStatus: 'pending' },
    { fromStatus: 'pending', toStatus: 'in_progress', actorId: admin.user.id },
  ]);
  const told = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, owner.user.id));
  expect(told.map((row) => row.message)).toEqual([
    'Cererea ta pentru „Florăria Exemplu” are acum starea: În desfășurare.',
  ]);
});
