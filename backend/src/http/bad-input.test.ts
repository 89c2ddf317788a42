import { beforeAll, expect, test } from '@rstest/core';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { errorAnswer } from '@vitrina/contract/entities/error-answer';
import { ERRORS, type ErrorCode } from '@vitrina/contract/errors';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let user: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  [user, admin] = [await api.signIn('user'), await api.signIn('admin')];
});

const calls = (ALL_CALLS as readonly Call[]).filter(
  (call) => call.path !== '/api/auth/google/login',
);
const login = (payload: unknown, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

/** Known keys of the calls, so that invalid input passes the first checks. */
const KEYS = calls.flatMap((call) =>
  call.body ? Object.keys(z.toJSONSchema(call.body, { io: 'input' }).properties ?? {}) : [],
);
const nonsense = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '\0', '\ud800', "' or 1=1 --", '../../etc/passwd', 'x'.repeat(6000)),
    fc.constantFrom(-1, 0, 1.5, 1e9, 2 ** 31, 2 ** 53, -0, 1e308),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(
    fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 10 })),
    tie('value'),
    { maxKeys: 12 },
  ),
})).value;

test.each(calls.map((call) => [call.name, call] as const))(
  '%s answers nonsense with a refusal, never with a failure',
  async (_, call) => {
    await fc.assert(
      fc.asyncProperty(nonsense, fc.nat(3), async (body, who) => {
        const headers = [user.headers, admin.headers, {}, admin.headers][who] ?? {};
        const part = who === 3 ? encodeURIComponent(JSON.stringify(body)).slice(0, 150) : '7';
        const answer = await api.app.inject({
          method: call.method,
          url: call.path.replace(/:\w+/g, part || '0'),
          headers: { ...headers, 'content-type': 'application/json' },
          ...(call.method !== 'GET' && { payload: JSON.stringify(body) }),
        });
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: process.env.VITRINA_TEST_ALL ? 25 : 10, seed: 20_250_804 },
    );
  },
);

test.each<[string, string, Record<string, string>, ErrorCode]>([
  ['half a JSON text', '{"email":', {}, 'malformed_request'],
  [
    'a JSON text that would change prototypes',
    '{"__proto__":{"role":"admin"}}',
    {},
    'malformed_request',
  ],
  [
    'a form',
    'email=ana',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'unsupported_media_type',
  ],
  ['half a character', '{"email":"ana@exemplu.ro","password":"\\ud800"}', {}, 'malformed_request'],
  ['no body', '', {}, 'validation_failed'],
  ['a list', '[]', {}, 'validation_failed'],
  ['too much', JSON.stringify({ email: 'x'.repeat(300_000) }), {}, 'payload_too_large'],
])('%s is refused in Romanian, with a code and a request id', async (_, body, headers, code) => {
  const answer = await login(body, headers);
  const refusal = z.parse(errorAnswer, answer.json());
  expect([answer.statusCode, refusal.code]).toEqual([ERRORS[code].status, code]);
  expect(refusal.error).toBe(refusal.message);
  expect(refusal.requestId).toBe(answer.headers['x-request-id']);
  expect(answer.body).not.toMatch(/ at |node_modules|\.ts:/);
});

test('the first wrong field is named, with words about it', async () => {
  expect((await login({ email: 'ana', password: 'x' })).json()).toMatchObject({
    code: 'validation_failed',
    field: 'email',
    error: 'Scrie o adresă de e-mail validă, de exemplu nume@exemplu.ro.',
  });
  expect((await login({ email: 'ana@exemplu.ro' })).json()).toMatchObject({
    field: 'password',
    error: 'Câmpul este obligatoriu.',
  });
});

test.each([
  ['GET', '/api/nothing', 404, 'not_found'],
  ['GET', '/', 404, 'not_found'],
  ['GET', '/api/../etc/passwd', 404, 'not_found'],
  ['GET', '/api/orders/%ZZ', 400, 'malformed_request'],
  ['DELETE', '/api/auth/login', 405, 'method_not_allowed'],
] as const)('%s %s answers %d', async (method, url, status, code) => {
  const answer = await api.app.inject({ method, url });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(answer.json().requestId).toBeTruthy();
});

test('only the listed pages may read answers', async () => {
  const preflight = async (origin: string) => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/orders',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    return answer.headers['access-control-allow-origin'];
  };
  const { shell } = api.context.config.origins;
  expect(await preflight(shell)).toBe(shell);
  expect(await preflight('https://rau.exemplu.ro')).not.toBe('https://rau.exemplu.ro');
});
