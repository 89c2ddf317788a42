import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { EMBED_CAPABILITIES, type EmbedCapability } from '@vitrina/contract/embed-capabilities';
import { noAnswers } from '../quiz-core/questions.ts';
import { sendGuestRequest } from './send-guest-request.ts';

const host = rstest.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const body = { ...noAnswers(), email: 'ana@exemplu.ro', phone: '0712 345 678' };
const signs = { website: 'x', elapsedMs: 90_000 };
const send = (hostCapabilities: readonly EmbedCapability[] = EMBED_CAPABILITIES) =>
  sendGuestRequest({ apiOrigin: 'http://api.test', hostCapabilities }, { body, signs }, 'key');
const SPECIFICATION_ONLY: readonly EmbedCapability[] = [];

beforeEach(() => {
  host.mockReset();
  rstest.stubGlobal('fetch', host);
});
afterEach(() => {
  rstest.restoreAllMocks();
  rstest.unstubAllGlobals();
});

test('the answers go to the host once, with the key and without cookies', async () => {
  host.mockResolvedValue(new Response('{}'));
  await send();
  const [url, init] = host.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://api.test/api/guest-website-request');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { 'idempotency-key': 'key' },
  });
  expect(JSON.parse(String(init?.body))).toEqual({ ...body, ...signs });
});

test('token and account of the answer go no further', async () => {
  const answer = { message: 'Mulțumim', token: 'secret', user: { id: 7, email: 'ana@exemplu.ro' } };
  host.mockResolvedValue(new Response(JSON.stringify(answer)));
  expect(await send()).toEqual({ outcome: 'taken', message: 'Mulțumim', oneTimeToken: null });
});

test('the one-time token, which is worth nothing after a minute, does', async () => {
  host.mockResolvedValue(new Response(JSON.stringify({ token: 'secret', oneTimeToken: 'once' })));
  expect(await send()).toEqual({ outcome: 'taken', message: null, oneTimeToken: 'once' });
});

test.each([
  [
    'a refusal with words',
    new Response('{"error":"Prea multe încercări."}', { status: 429 }),
    'Prea multe încercări.',
  ],
  ['a refusal without', new Response('{}', { status: 500 }), null],
  ["a proxy's page", new Response('<h1>Bad gateway</h1>', { status: 502 }), null],
])('%s is not taken', async (_, response, message) => {
  host.mockResolvedValue(response);
  expect(await send()).toEqual({ outcome: 'refused', message, oneTimeToken: null });
});

test.each(['<p>Conectează-te la Wi-Fi</p>', '', 'null', '"ok"'])(
  'what answers %j is not our host, and took nothing',
  async (text) => {
    host.mockResolvedValue(new Response(text));
    expect(await send()).toEqual({ outcome: 'unexpected', message: null, oneTimeToken: null });
  },
);

test('no connection is told apart from a refusal', async () => {
  host.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await send()).toEqual({ outcome: 'unreachable', message: null, oneTimeToken: null });
});

test('a host of the specification gets nothing but what stands there, and gives no code', async () => {
  host.mockResolvedValue(new Response('{"message":"ok","oneTimeToken":"once"}'));
  expect(await send(SPECIFICATION_ONLY)).toMatchObject({ outcome: 'taken', oneTimeToken: null });
  const [, init] = host.mock.calls[0] ?? [];
  expect(init?.headers).toEqual({ 'content-type': 'application/json' });
  expect(JSON.parse(String(init?.body))).toEqual(body);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ["a proxy's page", async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a page of somebody else', async () => new Response('<p>Conectează-te la Wi-Fi</p>')],
])('%s leaves open whether a host without idempotency took it', async (_, answer) => {
  host.mockImplementation(answer);
  expect((await send(SPECIFICATION_ONLY)).outcome).toBe('unsure');
});

test.each([
  ['{"error":"Date greșite"}', 400],
  ['{"error":"Eroare"}', 500],
  ['<h1>Forbidden</h1>', 403],
  ['{"success":false,"message":"Nu"}', 200],
  ['{"success":"0"}', 200],
])('%s with %i is a refusal also there', async (text, status) => {
  host.mockResolvedValue(new Response(text, { status }));
  expect((await send(SPECIFICATION_ONLY)).outcome).toBe('refused');
});

test('without a network nothing was sent', async () => {
  rstest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  host.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await send(SPECIFICATION_ONLY)).outcome).toBe('unreachable');
});
