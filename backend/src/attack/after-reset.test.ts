import { expect, test } from '@rstest/core';
import { issueOneTimeToken } from '../auth/one-time-tokens.ts';
import { tokenInMail } from '../testing/link-in-mail.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

const api = useTestApi();

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Access that somebody else has before the reset and uses after it. */
interface Foothold {
  email: string;
  userId: number;
  session: string;
  key: string;
}

const sendRequest = (email: string, key: string) =>
  post('guest-website-request', { email, phone: '0712345678' }, { 'idempotency-key': key });

type Use = () => Promise<{ statusCode: number; json(): { token?: unknown } }>;
const WAYS: readonly [string, (foothold: Foothold) => Promise<Use>][] = [
  [
    'a one-time token',
    async ({ userId }) => {
      const token = await issueOneTimeToken(api.db, { userId, purpose: 'guest-request' });
      return () => post('auth/exchange-token', { token });
    },
  ],
  [
    'a repeated request',
    async ({ email, key }) =>
      () =>
        sendRequest(email, key),
  ],
  [
    'the session',
    async ({ session }) =>
      () =>
        post('auth/validate-token', {}, bearer(session)),
  ],
  [
    'a link that gives the account another address',
    async ({ session }) => {
      const email = 'atacator@exemplu.ro';
      await post('auth/send-verification', { email }, bearer(session));
      const token = await tokenInMail(api.db, email, 'confirm-email');
      return () => post('auth/verify-email', { token, newPassword: 'parola-atacatorului' });
    },
  ],
  [
    'an older reset link',
    async ({ email }) => {
      await post('auth/forgot-password', { email });
      const token = await tokenInMail(api.db, email, 'reset-password');
      return () => post('auth/reset-password', { token, newPassword: 'parola-atacatorului' });
    },
  ],
];

test('a reset ends every way into the account', async () => {
  for (const [way, prepare] of casesOf(WAYS)) {
    const email = `cont-${WAYS.findIndex(([name]) => name === way)}@exemplu.ro`;
    const key = `cheie ${way}`;
    const { user, token: session } = (await sendRequest(email, key)).json();
    const use = await prepare({ email, userId: user.id, session, key });

    await post('auth/forgot-password', { email });
    const token = await tokenInMail(api.db, email, 'reset-password');
    const reset = await post('auth/reset-password', { token, newPassword: 'parola-noua' });
    expect(reset.statusCode, way).toBe(200);

    const answer = await use();
    expect(answer.statusCode === 200 && answer.json().token, way).toBeFalsy();
    const login = await post('auth/login', { email, password: 'parola-noua' });
    expect(login.statusCode, way).toBe(200);
  }
});

test.each(casesOf([1, 2, 3, 4]))(
  'a sign-in with the old password beside the reset, round %i',
  async (round) => {
    const email = `cursa-${round}@exemplu.ro`;
    const person = { name: 'Ana', email, password: 'parola-veche', phone: '', address: '' };
    await post('auth/register', person);
    await post('auth/forgot-password', { email });
    const token = await tokenInMail(api.db, email, 'reset-password');
    const [, ...logins] = await Promise.all([
      post('auth/reset-password', { token, newPassword: 'parola-noua' }),
      ...Array.from({ length: 6 }, () => post('auth/login', { email, password: 'parola-veche' })),
    ]);
    for (const answer of logins) {
      if (answer.statusCode !== 200) continue;
      const check = await post('auth/validate-token', {}, bearer(answer.json().token));
      expect(check.statusCode).toBe(401);
    }
  },
);
