import { beforeAll, expect, test } from '@rstest/core';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { mayCall, PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '../database/schema.ts';
import { startSession } from '../sessions/sessions.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { refusalOf } from './authentication.ts';

const served: readonly Call[] = ALL_CALLS;
const demanding = (access: Call['access'][]) =>
  served.filter((call) => access.includes(call.access)).map((call) => [call.name, call] as const);

const NOT_FOUND = 'website_request_not_found';

const api = useTestApi();
/** All kinds of callers: a visitor, a user, staff with one permission each, and with all. */
const KINDS = ['visitor', 'user', ...PERMISSIONS, 'everything'] as const;
type Kind = (typeof KINDS)[number];
const people = new Map<Kind, SignedIn | null>([['visitor', null]]);

beforeAll(async () => {
  people.set('user', await api.signIn('user'));
  people.set('everything', await api.signIn('admin'));
  for (const permission of PERMISSIONS)
    people.set(permission, await api.signIn('admin', { permissions: [permission] }));
});

/** Headers of a new session, because some calls end theirs. */
async function headersOf(kind: Kind): Promise<Record<string, string>> {
  const account = people.get(kind)?.user;
  return account ? { authorization: `Bearer ${await startSession(api.db, account.id)}` } : {};
}

/** The call with numbers in its path and no body: an authorised caller gets a validation error. */
async function attempt(call: Call, headers: Record<string, string> = {}) {
  const url = call.path.replace(/:\w+/g, '999999');
  const answer = await api.app.inject({ method: call.method, url, headers });
  const { statusCode: status } = answer;
  return { status, code: status < 400 ? null : answer.json().code };
}

test('exactly these routes answer without a session', () => {
  expect([...api.app.publicRoutes].sort()).toEqual([
    'GET /api/auth/google/callback',
    'GET /api/auth/google/login',
    'GET /api/categories',
    'GET /api/docs',
    'GET /api/embeds/:id/state',
    'GET /api/openapi.json',
    'GET /api/products',
    'GET /api/products/:product_id',
    'GET /api/products/:product_id/gone',
    'GET /api/settings',
    'GET /brand/logo.png',
    'GET /dev/identity/.well-known/openid-configuration',
    'GET /dev/identity/authorize',
    'GET /dev/identity/choose',
    'GET /dev/identity/jwks',
    'GET /dev/mail',
    'GET /dev/mail/:id',
    'GET /dev/mail/:id/body',
    'GET /dev/mail/:id/calendar',
    'GET /dev/partner-shop/:shop/orders',
    'GET /health/live',
    'GET /health/ready',
    'GET /metrics',
    'GET /unsubscribe',
    'POST /api/auth/exchange-token',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/reset-password',
    'POST /api/auth/verify-email',
    'POST /api/create-payment-intent',
    'POST /api/embeds/:id/counts',
    'POST /api/guest-website-request',
    'POST /api/order-page',
    'POST /api/order-page/invoice',
    'POST /api/order-page/link',
    'POST /api/orders',
    'POST /api/payments/look-up',
    'POST /api/stock-alerts',
    'POST /api/stock-alerts/confirm',
    'POST /api/stock-alerts/end',
    'POST /api/webhooks/stripe',
    'POST /api/website-request',
    'POST /api/withdrawals',
    'POST /dev/identity/token',
    'POST /unsubscribe',
  ]);
});

test('every call of the contract is served', () => {
  const missing = served.filter(({ method, path }) => !api.app.hasRoute({ method, url: path }));
  expect(missing.map((call) => call.name)).toEqual([]);
});

test.each(demanding(['signed-in', 'user', 'admin']))(
  '%s: not without a session',
  async (_, call) => {
    expect(await attempt(call)).toEqual({ status: 401, code: 'not_authenticated' });
    const wrong = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await attempt(call, wrong)).toEqual({ status: 401, code: 'session_expired' });
  },
);

test.each(served.map((call) => [call.name, call] as const))(
  '%s: for those of all kinds of people whom the contract names, and nobody else',
  async (_, call) => {
    const may: Kind[] = [];
    // Partners get "not found" for the request of such a call.
    const isStaffOnly = call.access === 'admin';
    const hidden =
      isStaffOnly && refusalOf(call, { role: 'user' }) !== 'forbidden' ? NOT_FOUND : null;
    const refused: Record<string, unknown> = {};
    for (const kind of KINDS) {
      const answer = await attempt(call, await headersOf(kind));
      const isHidden = kind === 'user' && hidden !== null && answer.code === hidden;
      if (answer.status === 401 || answer.code === 'forbidden' || isHidden) refused[kind] = answer;
      else may.push(kind);
    }
    const named = KINDS.filter((kind) => mayCall(call, people.get(kind)?.user ?? null));
    expect(may).toEqual(named);
    for (const [kind, answer] of Object.entries(refused))
      expect(answer).toEqual(
        kind === 'visitor'
          ? { status: 401, code: 'not_authenticated' }
          : kind === 'user' && hidden
            ? { status: 404, code: hidden }
            : { status: 403, code: 'forbidden' },
      );
  },
);

test('a permission counts from the next request on', async () => {
  const somebody = await api.signIn('admin', { permissions: ['shop'] });
  const orders = () => api.app.inject({ url: '/api/orders/admin', headers: somebody.headers });
  expect((await orders()).statusCode).toBe(200);
  const own = eq(users.id, somebody.user.id);
  await api.db
    .update(users)
    .set({ permissions: ['money'] })
    .where(own);
  expect((await orders()).json().code).toBe('forbidden');
});

test('a session that has ended, or was never there, opens nothing', async () => {
  const { headers } = await api.signIn();
  const me = () => api.app.inject({ url: '/api/users/me', headers });
  expect((await me()).statusCode).toBe(200);
  await api.db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await me()).json().code).toBe('session_expired');
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    'Basic dTpw',
    `Bearer ${'x'.repeat(9000)}`,
    'Bearer a\tb',
  ]) {
    const answer = await api.app.inject({ url: '/api/users/me', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  }
});
