import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { CALL_NAMES, LIST_CALLS } from '../src/hosts/literal-host/calls.ts';
import { PROFILE_NAMES, PROFILES } from '../src/hosts/literal-host/profiles/all-profiles.ts';
import { oddities } from '../src/hosts/literal-host/random-profile.ts';
import { ACCOUNTS } from '../src/hosts/literal-host/seed/accounts.ts';
import {
  type LiteralHost,
  type LiteralHostOptions,
  startLiteralHost,
} from '../src/hosts/literal-host/start-literal-host.ts';

type Call = (
  call: string,
  options?: { as?: keyof typeof ACCOUNTS; body?: unknown; headers?: Record<string, string> },
) => Promise<{ status: number; body: unknown; headers: Record<string, string> }>;

interface Fixtures {
  start(options: LiteralHostOptions): Promise<{ host: LiteralHost; call: Call }>;
}

const test = base.extend<Fixtures>({
  start: async ({ request }, use) => {
    const hosts: LiteralHost[] = [];
    await use(async (options) => {
      const host = await startLiteralHost(options);
      hosts.push(host);
      return { host, call: caller(request, host) };
    });
    await Promise.all(hosts.map((host) => host.stop()));
  },
});

const caller =
  (request: APIRequestContext, { origin }: LiteralHost): Call =>
  async (call, { as, body, headers } = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const response = await request.fetch(origin + path, {
      method,
      maxRedirects: 0,
      headers: { ...(as && { Authorization: `Bearer ${ACCOUNTS[as].token}` }), ...headers },
      ...(body !== undefined && { data: body }),
    });
    const text = await response.text();
    const json = /^[[{"]/.test(text);
    return {
      status: response.status(),
      body: json ? JSON.parse(text) : text,
      headers: response.headers(),
    };
  };

const SAVED = {
  name: 'Balsam de buze',
  description: 'Cu ceară de albine.',
  price: 22.5,
  stock_quantity: 7,
  category_id: 1,
  color: 'pink',
  image_urls: ['http://localhost/balsam.jpg'],
};

const ORDER = {
  ...{ name: 'Vasile Țepeș', email: 'vasile@literal.test', phone: '0722000111', zip: '300001' },
  ...{ county: 'Timiș', locality: 'Timișoara', address: 'Str. Lungă 1', shippingCost: 20 },
  products: [{ product_id: 1, quantity: 2 }],
};

test('every documented call is answered, and nothing is held against any', async ({ start }) => {
  const { host, call } = await start({ profile: 'literal' });
  const admin = { as: 'admin' } as const;
  const maria = { as: 'maria' } as const;

  const me = { name: 'Maria Ionescu', email: ACCOUNTS.maria.email };
  expect(await call('POST /api/auth/validate-token', maria)).toMatchObject({
    status: 200,
    body: { user: { id: 2, role: 'user', ...me } },
  });
  const login = { email: ACCOUNTS.maria.email, password: ACCOUNTS.maria.password, remember: true };
  expect(await call('POST /api/auth/login', { body: login })).toMatchObject({
    body: { user: me, token: expect.any(String) },
  });
  expect(await call('POST /api/auth/login', { body: { ...login, password: 'x' } })).toMatchObject({
    status: 401,
    body: { error: expect.any(String) },
  });
  const newcomer = { name: 'Ana', email: 'noua@literal.test', password: 'Parola-Noua-1!' };
  const register = { ...newcomer, phone: '', address: '', acceptTerms: true };
  expect(await call('POST /api/auth/register', { body: register })).toMatchObject({
    status: 201,
    body: { user: { email: newcomer.email }, token: expect.any(String) },
  });
  expect((await call('POST /api/auth/register', { body: register })).status).toBe(409);
  expect(
    await call('POST /api/auth/forgot-password', { body: { email: login.email } }),
  ).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  const reset = { token: host.state.resets[0]?.token, newPassword: 'Alta-Parola-1!' };
  expect((await call('POST /api/auth/reset-password', { body: reset })).status).toBe(200);
  expect((await call('POST /api/auth/reset-password', { body: reset })).status).toBe(400);
  const google = await call('GET /api/auth/google/login?redirect=/login', {
    headers: { Referer: 'http://localhost:5000/register' },
  });
  expect(google.headers.location).toMatch(/^http:\/\/localhost:5000\/login\?token=\w+$/);

  expect((await call('GET /api/users/me', maria)).body).toMatchObject({ zip: '400114', ...me });
  const profile = { ...me, phone: '0700111222' };
  expect(await call('PUT /api/users/profile', { ...maria, body: profile })).toMatchObject({
    body: { message: expect.any(String) },
  });
  expect((await call('GET /api/users/all', admin)).body).toHaveLength(8);

  expect((await call('GET /api/products')).body).toHaveLength(13);
  expect((await call('POST /api/products', { ...admin, body: SAVED })).status).toBe(201);
  const dearer = { ...SAVED, price: 30 };
  expect((await call('PUT /api/products/14', { ...admin, body: dearer })).status).toBe(200);
  expect(host.state.products.at(-1)).toMatchObject({ product_id: 14, price: 30, color: 'pink' });
  expect((await call('DELETE /api/products/14', admin)).status).toBe(204);
  expect((await call('PUT /api/products/14', { ...admin, body: dearer })).status).toBe(404);

  expect(host.expectedAmount(ORDER.products)).toBe(11_980);
  const intent = await call('POST /api/create-payment-intent', { body: { amount: 11_980 } });
  expect(intent.body).toEqual({ clientSecret: expect.stringMatching(/^pi_.+_secret_/) });
  expect((await call('POST /api/orders', { body: ORDER })).status).toBe(204);
  expect(host.state.orders.at(-1)).toMatchObject({ received: ORDER, total_price: 119.8 });
  expect((await call('GET /api/orders/admin', admin)).body).toMatchObject({
    orders: expect.arrayContaining([expect.objectContaining({ id: 9, total_price: '119.80' })]),
  });

  const company = { company_name: 'Nouă SRL', cif: '', reg_com: '', bank: '', iban: '' };
  expect(await call('POST /api/businesses', { ...maria, body: company })).toMatchObject({
    body: { data: { id: 6, company_name: 'Nouă SRL', cif: null } },
  });
  expect(
    await call('PUT /api/businesses/6', { ...maria, body: { id: 6, ...company } }),
  ).toMatchObject({ body: { message: expect.any(String) } });
  expect((await call('GET /api/businesses', maria)).body).toMatchObject({ data: { length: 3 } });
  expect((await call('DELETE /api/businesses/6', maria)).status).toBe(204);
  expect((await call('GET /api/businesses/admin/all', admin)).body).toMatchObject({
    success: true,
    data: { length: 5 },
  });

  const answers = { businessName: 'Florăria', features: ['Galerie portofoliu'] };
  expect((await call('POST /api/website-request', { ...maria, body: answers })).status).toBe(204);
  expect((await call('GET /api/website-request', maria)).body).toMatchObject({
    data: { length: 4 },
  });
  expect((await call('GET /api/website-request/all', admin)).body).toMatchObject({
    data: { length: 7 },
  });
  const status = { ...admin, body: { status: 'in_test' } };
  expect((await call('PATCH /api/website-request/7/status', status)).status).toBe(204);
  expect(host.state.requests.at(-1)).toMatchObject({ status: 'in_test', received: answers });
  expect((await call('GET /api/website-request/user/2', admin)).body).toMatchObject({
    success: true,
    data: { length: 4 },
  });
  const guest = { ...answers, email: 'oaspete@literal.test', phone: '0722' };
  expect(await call('POST /api/guest-website-request', { body: guest })).toMatchObject({
    body: { token: expect.any(String), user: { email: guest.email } },
  });
  expect((await call('POST /api/guest-website-request', { body: guest })).body).toEqual({
    message: expect.any(String),
  });

  const assigned = { userId: 4, businessId: 1, websiteUrl: 'https://e.ro', businessName: 'E' };
  expect((await call('POST /api/user-website', { ...admin, body: assigned })).status).toBe(204);
  expect((await call('GET /api/user-website', { as: 'elena' })).body).toMatchObject({
    data: [{ website_url: 'https://e.ro', updated_at: null }],
  });
  expect((await call('GET /api/user-website/all', admin)).body).toMatchObject({
    data: { length: 6 },
  });
  const local = 'http://localhost:3001';
  const partner = { userId: 4, name: 'E', syncUrl: 'https://e.ro/sync', websiteUrl: local };
  expect(await call('POST /api/partners', { ...admin, body: partner })).toMatchObject({
    body: { partner, syncApiKey: expect.any(String) },
  });

  expect((await call('GET /api/commissions/my-commissions', maria)).body).toHaveLength(3);
  const commissions = '/api/commissions/admin/commissions';
  expect((await call(`GET ${commissions}`, admin)).body).toHaveLength(5);
  const invoice = { ...admin, body: { invoiceUrl: 'https://e.ro/f.pdf' } };
  expect((await call(`POST ${commissions}/3/invoice`, invoice)).status).toBe(204);
  const paid = { ...admin, body: { paid: true } };
  expect((await call(`PATCH ${commissions}/3/paid`, paid)).status).toBe(204);
  expect(host.state.commissions[2]).toMatchObject({ paid: true, invoice: 'https://e.ro/f.pdf' });

  expect((await call('GET /api/notifications?limit=50', maria)).body).toMatchObject({
    data: { length: 6 },
  });
  const read = { ...maria, body: { notificationId: '2' } };
  expect((await call('POST /api/notifications/mark-read', read)).status).toBe(204);
  expect(host.state.notifications[1]?.is_read).toBe(true);

  expect(new Set(host.requests.map((request) => request.call))).toEqual(new Set(CALL_NAMES));
  expect(host.requests.flatMap(({ wrong }) => wrong)).toEqual([]);
});

test('who may not is refused', async ({ start }) => {
  const { call } = await start({ profile: 'literal' });
  expect((await call('GET /api/users/me')).status).toBe(401);
  expect((await call('GET /api/orders/admin', { as: 'maria' })).status).toBe(403);
  expect((await call('DELETE /api/businesses/3', { as: 'maria' })).status).toBe(404);
});

test('what is beyond the specification is written down', async ({ start }) => {
  const { host, call } = await start({ profile: 'literal' });
  const more = { ...ORDER, paymentIntentId: 'pi_1', products: [{ ...ORDER.products[0], a: 1 }] };
  expect((await call('POST /api/orders', { body: more })).status).toBe(204);
  await call('POST /api/create-payment-intent', {
    body: { amount: 1, email: 'a@b.ro' },
    headers: { 'Idempotency-Key': 'k' },
  });
  await call('GET /api/products?page=2', { as: 'maria' });
  expect((await call('GET /api/orders/1', { as: 'admin' })).status).toBe(405);
  expect(host.undocumented()).toEqual([
    'POST /api/orders: undocumented field products[0].a',
    'POST /api/orders: undocumented field paymentIntentId',
    'POST /api/create-payment-intent: undocumented header idempotency-key',
    'POST /api/create-payment-intent: undocumented field email',
    'GET /api/products?page=2: undocumented header authorization',
    'GET /api/products?page=2: undocumented query page',
    'GET /api/orders/1: undocumented call GET /api/orders/1',
  ]);
  expect(host.state.orders.at(-1)?.received).toEqual(more);
});

test('a preflight is answered literally', async ({ start }) => {
  const { host, call } = await start({ profile: 'literal' });
  const asked = (path: string, method: string, headers: string) =>
    call(`OPTIONS ${path}`, {
      headers: {
        Origin: 'http://localhost:5000',
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers,
      },
    });
  const known = await asked('/api/products/3', 'PUT', 'authorization,content-type');
  expect(known.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'PUT, DELETE, OPTIONS',
    'access-control-allow-headers': 'Content-Type, Authorization',
  });
  await asked('/api/guest-website-request', 'POST', 'content-type,idempotency-key');
  await asked('/api/orders/1', 'GET', 'authorization');
  expect(host.requests.map(({ wrong }) => wrong)).toEqual([
    [],
    ['undocumented header idempotency-key'],
    ['undocumented call GET /api/orders/1'],
  ]);
});

test('only the origins that are named may read', async ({ start }) => {
  const { call } = await start({ profile: 'literal', origins: ['http://localhost:5000'] });
  const from = async (origin: string) =>
    (await call('GET /api/products', { headers: { Origin: origin } })).headers;
  expect((await from('http://localhost:5000'))['access-control-allow-origin']).toBeDefined();
  expect((await from('http://localhost:6000'))['access-control-allow-origin']).toBeUndefined();
});

test('a file is uploaded and served to any page', async ({ start, request }) => {
  const { host } = await start({ profile: 'literal' });
  const file = { name: 'poză.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0]) };
  const answer = await request.post(host.uploadUrl, { multipart: { 'files[]': file } });
  const { status, urls } = await answer.json();
  expect(status).toBe('success');
  const served = await request.get(urls[0]);
  expect(await served.body()).toEqual(file.buffer);
  expect(served.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'access-control-allow-origin': '*',
  });
  expect((await request.get(host.state.products[0]?.images[0] ?? '')).ok()).toBe(true);
  const preflight = await request.fetch(host.uploadUrl, { method: 'OPTIONS' });
  expect(preflight.headers()).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(host.undocumented()).toEqual([]);
  await request.post(host.uploadUrl, {
    multipart: { file },
    headers: { Authorization: 'Bearer x' },
  });
  expect(host.undocumented()).toEqual([
    'POST /upload.php: undocumented header authorization',
    'POST /upload.php: undocumented field file',
  ]);
});

test('payment intents are made at a Stripe-compatible API', async ({ start }) => {
  const forms: string[] = [];
  const sandbox = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => forms.push(`${request.url} ${chunk}`));
    request.on('end', () => response.end('{"client_secret":"pi_1_secret_2"}'));
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://localhost:${(sandbox.address() as AddressInfo).port}`;
  const { call } = await start({
    profile: 'literal',
    stripe: { secretKey: 'sk_test_x', apiOrigin },
  });
  const intent = await call('POST /api/create-payment-intent', { body: { amount: 500 } });
  sandbox.close();
  expect(intent.body).toEqual({ clientSecret: 'pi_1_secret_2' });
  expect(forms).toEqual(['/v1/payment_intents amount=500&currency=ron']);
});

test('an answer is lost once, and what it told is done', async ({ start }) => {
  const { host, call } = await start({ profile: 'literal' });
  host.next('POST /api/orders', 'lose answer');
  await expect(call('POST /api/orders', { body: ORDER })).rejects.toThrow();
  expect(host.state.orders).toHaveLength(9);
  host.next('GET /api/products', { status: 500, type: 'text/html', body: '<h1>Oops</h1>' });
  expect((await call('GET /api/products')).status).toBe(500);
  expect((await call('GET /api/products')).status).toBe(200);
});

test('strict refuses what is undocumented', async ({ start }) => {
  const { host, call } = await start({ profile: 'strict' });
  const withPayment = { ...ORDER, paymentIntentId: 'pi_1' };
  expect((await call('POST /api/orders', { body: withPayment })).status).toBe(422);
  expect((await call('POST /api/orders', { body: ORDER })).status).toBe(204);
  expect((await call('GET /api/products?page=2')).status).toBe(400);
  const key = { 'Idempotency-Key': 'k' };
  expect((await call('GET /api/products', { headers: key })).status).toBe(400);
  const asText = { as: 'admin', body: { ...SAVED, price: '22.5' } } as const;
  expect(await call('POST /api/products', asText)).toMatchObject({
    status: 422,
    body: { error: 'type of price is not number' },
  });
  expect(host.state.orders).toHaveLength(9);
});

test('sloppy has odd types in all rows, and nonsense in some', async ({ start }) => {
  const { host, call } = await start({ profile: 'sloppy' });
  const products = (await call('GET /api/products')).body;
  expect(products).toMatchObject([
    { product_id: '1', price: '49.90', stock_quantity: '25' },
    ...Array.from({ length: 12 }, () => expect.anything()),
  ]);
  expect(products).toContainEqual(expect.objectContaining({ product_id: '11', price: 'abc' }));
  expect(host.expectedAmount([{ product_id: '11', quantity: 1 }])).toBeNull();
  expect(host.goodRows('GET /api/products')).toHaveLength(8);
  expect((await call('POST /api/auth/validate-token', { as: 'admin' })).body).toMatchObject({
    user: { role: 'Admin' },
  });
  expect((await call('GET /api/website-request', { as: 'elena' })).body).toEqual({ data: null });
  for (const list of LIST_CALLS) {
    const good = host.goodRows(list, { as: ACCOUNTS.maria.email, id: 2 });
    expect(good.length, list).toBeGreaterThan(0);
  }
});

test('slow answers late', async ({ start }) => {
  expect(PROFILES.slow.delay).toMatchObject({ everyMs: 1200 });
  const { call } = await start({ profile: { ...PROFILES.slow, delay: { everyMs: 150 } } });
  const before = performance.now();
  await call('GET /api/users/me', { as: 'maria' });
  expect(performance.now() - before).toBeGreaterThan(140);
});

test('old-cache answers with an old copy for a while', async ({ start }) => {
  const cache = { header: 'public, max-age=600', copyMs: 300 };
  const { host, call } = await start({ profile: { ...PROFILES['old-cache'], cache } });
  const { headers } = await call('GET /api/products');
  expect(headers).toMatchObject({ 'cache-control': cache.header, etag: expect.any(String) });
  host.state.products.pop();
  expect((await call('GET /api/products')).body).toHaveLength(13);
  const known = { headers: { 'If-None-Match': headers.etag ?? '' } };
  expect((await call('GET /api/products', known)).status).toBe(304);
  await expect
    .poll(async () => (await call('GET /api/products')).body, { intervals: [100] })
    .toHaveLength(12);
});

test('php writes texts, and lists as objects', async ({ start }) => {
  const { call } = await start({ profile: 'php' });
  const commissions = await call('GET /api/commissions/my-commissions', { as: 'maria' });
  expect(commissions.headers['content-type']).toContain('text/html');
  expect(commissions.body).toMatchObject({
    0: { commission: '412', paid: '1' },
    2: { paid: '0', invoice: '', period_start: '2026-03-01 00:00:00' },
  });
  expect((await call('GET /api/website-request', { as: 'elena' })).body).toEqual({ data: [] });
  const unknown = await call('GET /api/orders/1', { as: 'admin' });
  expect(unknown.status).toBe(404);
  expect(unknown.headers['access-control-allow-origin']).toBeUndefined();
});

test('laravel refuses a form by its fields', async ({ start }) => {
  const { call } = await start({ profile: 'laravel' });
  expect(await call('POST /api/auth/login', { body: { email: '' } })).toMatchObject({
    status: 422,
    body: { message: expect.any(String), errors: { email: [expect.any(String)] } },
  });
  const paid = { body: { paid: true } };
  const path = '/api/commissions/admin/commissions/3/paid';
  expect((await call(`PATCH ${path}`, paid)).status).toBe(401);
  expect((await call(`PATCH ${path}`, { as: 'admin', ...paid })).status).toBe(200);
  expect((await call('GET /api/users/all', { as: 'admin' })).body).toContainEqual(
    expect.objectContaining({ deleted_at: null, company_name: 'Brutăria Maria SRL' }),
  );
});

test('express has pages of HTML for what it does not know', async ({ start }) => {
  const { host, call } = await start({ profile: 'express' });
  const unknown = await call('GET /api/orders/1', { as: 'admin' });
  expect(unknown).toMatchObject({ status: 404, headers: { 'access-control-allow-origin': '*' } });
  expect(unknown.body).toContain('<pre>Cannot GET /api/orders/1</pre>');
  const missing = await call('DELETE /api/products/99', { as: 'admin' });
  expect(missing.headers['content-type']).toContain('text/html');
  const [product] = host.state.products;
  expect((await call('GET /api/products')).body).toContainEqual({ ...product, __v: 0 });
});

test('a random profile is the same for the same seed, and leaves good rows', async ({ start }) => {
  expect(oddities(7)).toEqual(oddities(7));
  expect(oddities(7)).not.toEqual(oddities(8));
  for (let seed = 0; seed < 12; seed += 1) {
    const profile = { ...oddities(seed), lists: {}, delay: { everyMs: 0 } };
    const { host, call } = await start({ profile });
    const good = host.goodRows('GET /api/products');
    expect(good.length, profile.name).toBeGreaterThan(0);
    expect(host.goodRows('GET /api/orders/admin').length, profile.name).toBeGreaterThan(0);
    const answer = await call('GET /api/products');
    expect(Object.keys(Object(answer.body)), profile.name).toHaveLength(13);
  }
});

test('in every profile a partner and an admin can sign in', async ({ start }) => {
  for (const profile of PROFILE_NAMES.filter((name) => name !== 'slow')) {
    const { call } = await start({ profile });
    for (const { email, password } of [ACCOUNTS.admin, ACCOUNTS.maria]) {
      const body = { email, password, remember: false };
      const answer = await call('POST /api/auth/login', { body });
      expect(answer.body, profile).toMatchObject({ user: { email }, token: expect.any(String) });
    }
  }
});
