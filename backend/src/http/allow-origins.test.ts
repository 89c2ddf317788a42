import { expect, test } from '@rstest/core';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import { useTestApi } from '../testing/start-test-api.ts';
import { databaseRateLimiter } from './rate-limiter.ts';

const api = useTestApi((db) => ({ limits: databaseRateLimiter(db) }));
const calls: readonly Call[] = ALL_CALLS;
const GUEST = createGuestWebsiteRequest.path;
const OPAQUE = { origin: 'null' };

const preflight = (method: string, url: string, origin = 'null') =>
  api.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
const allowedIn = ({ headers }: { headers: Record<string, unknown> }) =>
  headers['access-control-allow-origin'];

test('of all calls a page without an origin may make these', () => {
  const open = calls.filter((call) => call.allowsOpaqueOrigin).map(({ name }) => name);
  expect(open).toEqual(['create-guest-website-request', 'count-embed', 'get-embed-state']);
});

test.each(
  calls.filter((call) => !call.allowsOpaqueOrigin).map((call) => [call.name, call] as const),
)(
  '%s: no browser makes it from a page without an origin, or reads what it answers',
  async (_, { method, path }) => {
    const url = path.replace(/:\w+/g, '999999');
    expect(allowedIn(await preflight(method, url))).toBeUndefined();
    expect(allowedIn(await api.app.inject({ method, url, headers: OPAQUE }))).toBeUndefined();
  },
);

test('nor does one reach what is no call of the contract', async () => {
  const outside = api.app.publicRoutes.filter((route) =>
    calls.every(({ method, path }) => route !== `${method} ${path}`),
  );
  expect(outside.length).toBeGreaterThan(5);
  for (const route of [...outside, 'GET /nowhere', `POST ${GUEST}/`, `POST ${GUEST}s`]) {
    const [method = '', path = ''] = route.split(' ');
    const url = path.replace(/:\w+/g, '999999');
    expect(allowedIn(await preflight(method, url)), route).toBeUndefined();
    const answer = await api.app.inject({ method: method as 'GET', url, headers: OPAQUE });
    expect(allowedIn(answer), route).toBeUndefined();
  }
});

test('origins that only look like none are strangers', async () => {
  for (const origin of ['NULL', 'null ', 'https://null', 'file://', 'https://evil.example', ''])
    expect(allowedIn(await preflight('POST', GUEST, origin)), origin).not.toBe(origin || '*');
});

test('the pages of the configuration call as before, also where those without an origin may', async () => {
  const [shell = ''] = api.context.config.allowedOrigins;
  for (const url of [GUEST, '/api/products']) {
    const answer = await preflight('POST', url, shell);
    expect([allowedIn(answer), answer.headers.vary]).toEqual([shell, 'Origin']);
  }
});

test('a network without an origin has the same bound, and reads the refusal', async () => {
  const send = (email: string) =>
    api.app.inject({
      method: 'POST',
      url: GUEST,
      headers: OPAQUE,
      payload: { email, phone: '0712345678', businessName: 'Salon' },
    });
  for (let sent = 0; sent < 10; sent++)
    expect((await send('acelasi@exemplu.ro')).statusCode).toBe(200);
  const recipient = await send('acelasi@exemplu.ro');
  expect([recipient.statusCode, allowedIn(recipient)]).toEqual([429, 'null']);
  let last = recipient;
  for (let sent = 11; sent <= 30; sent++) last = await send(`nou${sent}@exemplu.ro`);
  expect([last.statusCode, last.json().code, allowedIn(last)]).toEqual([
    429,
    'rate_limited',
    'null',
  ]);
});
