import { expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { mails, sessions, users } from '../database/schema.ts';
import { databaseRateLimiter, LIMITS } from '../http/rate-limiter.ts';
import { startTestApi, type TestApi, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

const PASSWORD = 'o parolă foarte lungă';
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
const registration = (email: string) => ({
  name: 'Ana Popescu',
  email,
  password: PASSWORD,
  phone: '',
  address: '',
  acceptTerms: true,
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('registration creates the account, signs it in and tells its owner by mail', async () => {
  const answer = (await post('register', registration('Ana@Exemplu.ro'))).json();
  expect(answer.user).toMatchObject({ email: 'ana@exemplu.ro', role: 'user', name: 'Ana Popescu' });
  expect((await post('validate-token', {}, bearer(answer.token))).json().user.id).toBe(
    answer.user.id,
  );
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, 'ana@exemplu.ro'));
  expect(sent.map((mail) => mail.kind)).toEqual(['account-created']);
  expect(JSON.stringify(sent)).not.toContain(PASSWORD);
});

test('neither the password nor the token stands in the database', async () => {
  const { token } = (await post('register', registration('secret@exemplu.ro'))).json();
  const rows = JSON.stringify([
    await api.db.select().from(users),
    await api.db.select().from(sessions),
  ]);
  expect(rows).toContain('$argon2id$');
  expect(rows).not.toContain(PASSWORD);
  expect(rows).not.toContain(token);
});

test('a known address gets the same words but no token, and its owner a mail', async () => {
  const first = await post('register', registration('twice@exemplu.ro'));
  const second = await post('register', { ...registration('twice@exemplu.ro'), name: 'Altcineva' });
  expect(second.statusCode).toBe(first.statusCode);
  expect(second.json()).toEqual({ message: first.json().message });
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, 'twice@exemplu.ro'));
  expect(sent).toHaveLength(2);
  const [account] = await api.db.select().from(users).where(eq(users.email, 'twice@exemplu.ro'));
  expect(account?.name).toBe('Ana Popescu');
});

test('a registration that a browser sends again is one account with one mail, and signed in', async () => {
  const email = 'repeated@exemplu.ro';
  const answers = [
    await post('register', registration(email)),
    await post('register', registration(email)),
  ].map((answer) => answer.json());
  expect(answers[1].user).toEqual(answers[0].user);
  for (const { token } of answers) {
    expect((await post('validate-token', {}, bearer(token))).statusCode).toBe(200);
  }
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, email));
  expect(sent.map((mail) => mail.kind)).toEqual(['account-created']);
});

test('who repeats a registration of somebody else is never signed in by that', async () => {
  const { user } = await api.signIn();
  for (const _ of [1, 2]) {
    const answer = (await post('register', registration(user.email))).json();
    expect(Object.keys(answer)).toEqual(['message']);
  }
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, user.email));
  expect(sent).toHaveLength(1);
});

test('a wrong password and an unknown address get one and the same answer', async () => {
  await post('register', registration('known@exemplu.ro'));
  const wrong = await post('login', { email: 'known@exemplu.ro', password: 'greșită' });
  const unknown = await post('login', { email: 'unknown@exemplu.ro', password: 'greșită' });
  for (const answer of [wrong, unknown]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'E-mail sau parolă greșită.' });
  }
});

test('an account without a password cannot sign in with any', async () => {
  await api.db.insert(users).values({ email: 'nopassword@exemplu.ro' });
  const answer = await post('login', { email: 'nopassword@exemplu.ro', password: 'orice' });
  expect(answer.statusCode).toBe(401);
});

test('"remember" lengthens the session', async () => {
  await post('register', registration('remember@exemplu.ro'));
  const lengthInHours = async (remember: boolean) => {
    await api.db.delete(sessions);
    await post('login', { email: 'remember@exemplu.ro', password: PASSWORD, remember });
    const [row] = await api.db
      .select({ hours: sql<number>`round(extract(epoch from expires_at - now()) / 3600)::int` })
      .from(sessions);
    return row?.hours;
  };
  expect(await lengthInHours(false)).toBe(24);
  expect(await lengthInHours(true)).toBe(30 * 24);
});

test('logout revokes the token it came with, and no other', async () => {
  await post('register', registration('logout@exemplu.ro'));
  const credentials = { email: 'logout@exemplu.ro', password: PASSWORD };
  const { token: here } = (await post('login', credentials)).json();
  const { token: elsewhere } = (await post('login', credentials)).json();
  await post('logout', {}, bearer(here));
  expect((await post('validate-token', {}, bearer(here))).json()).toMatchObject({
    code: 'session_expired',
  });
  expect((await post('validate-token', {}, bearer(elsewhere))).statusCode).toBe(200);
});

test('a session that has run out is refused', async () => {
  const { headers, user } = await api.signIn();
  await api.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.userId, user.id));
  expect((await post('validate-token', {}, headers)).statusCode).toBe(401);
});

/** The same accounts, with limits. */
const startLimited = () => startTestApi({ db: api.db, limits: databaseRateLimiter(api.db) });
const loginFrom = (limited: TestApi, remoteAddress: string, email: string, password: string) =>
  limited.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress,
  });

test('guessing a password ends at the limit, also for the right one', async () => {
  await post('register', registration('guessed@exemplu.ro'));
  const limited = await startLimited();
  const login = (password: string) =>
    loginFrom(limited, '192.0.2.1', 'guessed@exemplu.ro', password);
  for (let attempt = 0; attempt < LIMITS['login-pair'].attempts; attempt += 1) {
    expect((await login('greșită')).statusCode).toBe(401);
  }
  const refused = await login(PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  await limited.close();
});

test('who goes on guessing from one address does not lock the owner out at another', async () => {
  await post('register', registration('owner@exemplu.ro'));
  const limited = await startLimited();
  for (let attempt = 0; attempt <= LIMITS['login-account'].attempts; attempt += 1) {
    await loginFrom(limited, '192.0.2.2', 'owner@exemplu.ro', 'greșită');
  }
  const owner = await loginFrom(limited, '192.0.2.3', 'owner@exemplu.ro', PASSWORD);
  expect(owner.statusCode).toBe(200);
  await limited.close();
});
