import { beforeAll, expect, test } from '@rstest/core';
import { challengeOf, issueOneTimeToken } from '../auth/one-time-tokens.ts';
import { newToken } from '../sessions/tokens.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

const api = useTestApi();
let person: SignedIn;
beforeAll(async () => {
  person = await api.signIn();
});

const verifier = newToken();
const challenge = challengeOf(verifier);
const issue = (purpose: 'google' | 'guest-request', bound: string | null) =>
  issueOneTimeToken(api.db, { userId: person.user.id, purpose, challenge: bound });
const exchange = (body: { token: string; verifier?: string }) =>
  api.app.inject({ method: 'POST', url: '/api/auth/exchange-token', payload: body });
const validate = (token: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/validate-token',
    headers: { authorization: `Bearer ${token}` },
  });

const WAYS: readonly [string, () => Promise<{ statusCode: number }>][] = [
  [
    'without the verifier of the browser that began',
    async () => exchange({ token: await issue('google', challenge) }),
  ],
  [
    'with the verifier of another browser',
    async () => exchange({ token: await issue('google', challenge), verifier: newToken() }),
  ],
  ['by a call that takes none', async () => validate(await issue('google', challenge))],
  [
    'that began without a challenge, in a browser that began with one',
    async () => exchange({ token: await issue('google', null), verifier }),
  ],
  [
    'of a questionnaire, in a browser that began a sign-in',
    async () => exchange({ token: await issue('guest-request', null), verifier }),
  ],
  [
    'of a questionnaire, by a call after which no page asks',
    async () => validate(await issue('guest-request', null)),
  ],
  [
    'that is a session of somebody',
    async () => exchange({ token: person.headers.authorization.slice('Bearer '.length) }),
  ],
];

test.each(casesOf(WAYS))('nobody is signed in by a code %s', async (_, use) => {
  const { statusCode } = await use();
  expect([400, 401]).toContain(statusCode);
});

test('the browser that began is signed in, once', async () => {
  const token = await issue('google', challenge);
  const answer = await exchange({ token, verifier });
  expect(answer.json()).toMatchObject({ user: { id: person.user.id }, token: expect.any(String) });
  expect((await validate(answer.json().token)).statusCode).toBe(200);
  expect((await exchange({ token, verifier })).statusCode).toBe(400);
});
