import { expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { oneTimeTokens, sessions, users } from '../../database/schema.ts';
import { startTestApi, useTestApi } from '../../testing/start-test-api.ts';

const api = useTestApi();

const VERIFIED = 'irina.google@exemplu.ro';
const get = (url: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return api.app.inject({ url: pathname + search, headers });
};

/** Follows the redirects to the identity provider's page. */
async function begin(redirect = '/login'): Promise<{ page: string; cookie: string }> {
  const start = await get(`/api/auth/google/login?${new URLSearchParams({ redirect })}`);
  expect(start.statusCode).toBe(302);
  const page = (await get(String(start.headers.location))).body;
  return { page, cookie: String(start.headers['set-cookie']).split(';', 1)[0] ?? '' };
}

/** Follows the link with this text, up to the address that comes back to this site. */
async function choose(page: string, label: string): Promise<string> {
  const link = new RegExp(`<a href="([^"]+)">${label}</a>`).exec(page)?.[1] ?? '';
  return String((await get(link.replaceAll('&amp;', '&'))).headers.location);
}

const comeBack = async (callback: string, cookie: string): Promise<URL> =>
  new URL(String((await get(callback, { cookie })).headers.location));

async function signIn(label: string, redirect?: string): Promise<URL> {
  const { page, cookie } = await begin(redirect);
  return comeBack(await choose(page, label), cookie);
}

const validate = (token: string | null) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/validate-token',
    headers: { authorization: `Bearer ${token}` },
  });

test('a verified person comes back with a token that is exchanged once for a session', async () => {
  const back = await signIn('Irina Exemplu', '/login?next=%2Fcheckout');
  expect(back.origin).toBe(api.context.config.origins.shell);
  expect([back.pathname, back.searchParams.get('next')]).toEqual(['/login', '/checkout']);
  const oneTime = back.searchParams.get('token');
  const answer = (await validate(oneTime)).json();
  expect(answer).toMatchObject({ user: { email: VERIFIED, role: 'user', email_verified: true } });
  expect(answer.token).not.toBe(oneTime);
  expect((await validate(answer.token)).json()).toEqual({ user: answer.user });
  expect((await validate(oneTime)).statusCode).toBe(401);
});

test('the same person has the same account the next time', async () => {
  await signIn('Irina Exemplu');
  await signIn('Irina Exemplu');
  expect(await api.db.select().from(users).where(eq(users.email, VERIFIED))).toHaveLength(1);
});

test('the token in the address is worth nothing after a minute', async () => {
  const back = await signIn('Irina Exemplu');
  await api.db.update(oneTimeTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await validate(back.searchParams.get('token'))).statusCode).toBe(401);
});

test.each([['Radu Neconfirmat'], ['Renunță']])('%s: comes back with an error', async (label) => {
  const before = await api.db.select().from(users);
  const back = await signIn(label, '/register');
  expect(back.pathname + back.search).toBe('/register?error=google_failed');
  expect(await api.db.select().from(users)).toEqual(before);
});

test('the address of a return works once, and in the browser that began only', async () => {
  const { page, cookie } = await begin();
  const callback = await choose(page, 'Irina Exemplu');
  const foreign = await comeBack(callback, '');
  expect(foreign.searchParams.get('error')).toBe('google_failed');
  expect((await comeBack(callback, cookie)).searchParams.get('token')).not.toBeNull();
  expect((await comeBack(callback, cookie)).searchParams.get('error')).toBe('google_failed');
});

test('a return with the code of another sign-in is refused (PKCE)', async () => {
  const [mine, other] = [await begin(), await begin()];
  const [own, foreign] = [
    new URL(await choose(mine.page, 'Irina Exemplu')),
    new URL(await choose(other.page, 'Irina Exemplu')),
  ];
  own.searchParams.set('code', foreign.searchParams.get('code') ?? '');
  expect((await comeBack(own.href, mine.cookie)).searchParams.get('error')).toBe('google_failed');
});

test.each([['//evil.exemplu.ro'], ['https://evil.exemplu.ro'], ['/\\evil.exemplu.ro'], ['login']])(
  'nobody is sent to %s',
  async (redirect) => {
    const start = await get(`/api/auth/google/login?${new URLSearchParams({ redirect })}`);
    expect(start.statusCode).toBe(400);
  },
);

test('who had set a password for somebody else’s address loses the account to its owner', async () => {
  await api.db.delete(users).where(eq(users.email, VERIFIED));
  const registration = {
    name: 'X',
    email: VERIFIED,
    password: 'parola-lui-x',
    phone: '',
    address: '',
  };
  await api.app.inject({ method: 'POST', url: '/api/auth/register', payload: registration });
  await signIn('Irina Exemplu');
  const credentials = { email: VERIFIED, password: 'parola-lui-x' };
  const login = await api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: credentials,
  });
  expect(login.statusCode).toBe(401);
  expect(await api.db.select().from(sessions)).toEqual([]);
});

test('without a provider the person is told, and the development pages do not exist', async () => {
  const { config } = api.context;
  const real = await startTestApi({ config: { ...config, demonstration: false } });
  const start = await real.app.inject('/api/auth/google/login?redirect=/login');
  expect(start.headers.location).toBe(`${config.origins.shell}/login?error=google_failed`);
  expect((await real.app.inject('/dev/identity/authorize')).statusCode).toBe(404);
  await real.close();
});
