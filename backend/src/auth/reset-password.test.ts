import { expect, test } from '@rstest/core';
import { desc, eq, sql } from 'drizzle-orm';
import { mails, passwordResets, sessions } from '../database/schema.ts';
import { databaseRateLimiter, LIMITS } from '../http/rate-limiter.ts';
import { startTestApi, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

const NEW_PASSWORD = 'parola cea nouă';
const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
const forgot = (email: string) => post('forgot-password', { email });
const login = (email: string, password: string) => post('login', { email, password });
const mailsTo = (email: string) =>
  api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id));

async function tokenSentTo(email: string): Promise<string> {
  await forgot(email);
  const [mail] = await mailsTo(email);
  return /reset-password\?token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
}
const reset = (token: string) => post('reset-password', { token, newPassword: NEW_PASSWORD });

test('a link sets a new password once, and signs the account out everywhere', async () => {
  const { user } = await api.signIn();
  const token = await tokenSentTo(user.email);
  const other = await tokenSentTo(user.email);
  expect((await reset(token)).json()).toEqual({
    message: 'Parola a fost resetată cu succes.',
    deviceToken: expect.any(String),
  });
  expect(await api.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
  expect((await login(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  for (const spent of [token, other]) {
    expect((await reset(spent)).json()).toMatchObject({
      code: 'reset_token_invalid',
      error: 'Token invalid sau lipsă.',
    });
  }
});

test('two who use one link at the same time: one of them succeeds', async () => {
  const { user } = await api.signIn();
  const token = await tokenSentTo(user.email);
  const answers = await Promise.all([reset(token), reset(token)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
});

test('a link lasts an hour, and its token does not stand in the table of links', async () => {
  const { user } = await api.signIn();
  const token = await tokenSentTo(user.email);
  const [row] = await api.db
    .select({
      all: sql<string>`${passwordResets}::text`,
      minutes: sql<number>`round(extract(epoch from expires_at - now()) / 60)::int`,
    })
    .from(passwordResets)
    .where(eq(passwordResets.userId, user.id));
  expect(row?.minutes).toBe(60);
  expect(row?.all).not.toContain(token);
  await api.db.update(passwordResets).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await reset(token)).json().code).toBe('reset_token_invalid');
});

test('known and unknown addresses get the same answer after the same time; one gets a mail', async () => {
  const { user } = await api.signIn();
  const timeOf = async (email: string) => {
    const started = performance.now();
    const { statusCode, body } = await forgot(email);
    return { statusCode, body, ms: performance.now() - started };
  };
  const known = await timeOf(user.email);
  const unknown = await timeOf('nobody@exemplu.ro');
  expect(unknown.body).toBe(known.body);
  expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
  // Whole steps of 200 ms: both take at least one, whatever they wrote.
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(195);
  expect(await mailsTo('nobody@exemplu.ro')).toEqual([]);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

test('beyond the limit no more links are sent, and the answer stays the same', async () => {
  const { user } = await api.signIn();
  const limited = await startTestApi({ db: api.db, limits: databaseRateLimiter(api.db) });
  const ask = async () => {
    const url = '/api/auth/forgot-password';
    const payload = { email: user.email };
    const { statusCode, body } = await limited.app.inject({ method: 'POST', url, payload });
    return [statusCode, body];
  };
  const first = await ask();
  const { attempts } = LIMITS['forgot-account'];
  for (let n = 1; n < attempts + 2; n += 1) expect(await ask()).toEqual(first);
  expect(await mailsTo(user.email)).toHaveLength(attempts);
  await limited.close();
});
