import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { uploadTickets } from '../database/schema.ts';
import { databaseRateLimiter, LIMITS } from '../http/rate-limiter.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { buildFileHost } from './file-host.ts';
import { MAX_OF_NETWORK } from './upload-places.ts';

const api = useTestApi();
let host: FastifyInstance;
beforeAll(async () => {
  host = await buildFileHost(api.context);
});
afterAll(async () => {
  await host.close();
});

interface UploadOptions {
  name?: string;
  field?: string;
  ticket?: string;
  at?: FastifyInstance;
}

async function upload(
  content: Uint8Array<ArrayBuffer>,
  { name = 'a.png', field = 'files[]', ticket, at = host }: UploadOptions = {},
) {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  if (ticket !== undefined) form.append('ticket', ticket);
  // The platform writes the multipart body, as a browser does.
  const request = new Request('http://localhost/upload', { method: 'POST', body: form });
  return at.inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const bytes = (text: string) => new TextEncoder().encode(text);
const image = (width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background: 'crimson' } });
const get = (address: string) => host.inject(new URL(address).pathname);

test('an image comes back under an address that never changes, readable by pages of any site', async () => {
  const content = new Uint8Array(await image().jpeg().toBuffer());
  const answer = (await upload(content)).json();
  expect(answer.status).toBe('success');
  expect(answer.urls[0]).toMatch(/^http:\/\/localhost:4111\/[0-9a-f]{64}\.jpg$/);
  expect((await upload(content)).json().urls).toEqual(answer.urls);
  const file = await get(answer.urls[0]);
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'strict-transport-security': 'max-age=31536000',
  });
  expect(file.headers['content-security-policy']).toContain("default-src 'none'");
});

test('place and camera of a photograph do not survive the upload', async () => {
  const photo = await image()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('secret place')).toBe(true);
  const { urls } = (await upload(new Uint8Array(photo))).json();
  expect((await get(urls[0])).rawPayload.includes('secret place')).toBe(false);
});

test('a PDF is stored as it is and offered for download', async () => {
  const { urls } = (await upload(bytes('%PDF-1.7 …'), { name: 'factura.pdf' })).json();
  const file = await get(urls[0]);
  expect(file.body).toBe('%PDF-1.7 …');
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
});

test.each([
  ['HTML named .png', bytes('<script>alert(1)</script>')],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the beginning of a PNG', bytes('\x89PNG\r\n\x1a\n')],
  ['nothing', new Uint8Array()],
])('%s is not accepted', async (_, content) => {
  const answer = await upload(content);
  expect([answer.statusCode, answer.json().status]).toEqual([415, 'error']);
  expect(answer.json().message).toMatch(/\.$/);
});

test('a file of more than ten megabytes is refused', async () => {
  const answer = await upload(new Uint8Array(10 * 1024 * 1024 + 1));
  expect([answer.statusCode, answer.json().status]).toEqual([413, 'error']);
});

test('a small file that unfolds to too many pixels is refused', async () => {
  const bomb = await sharp({
    create: { width: 6400, height: 6400, channels: 3, background: 'white' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect((await upload(new Uint8Array(bomb))).statusCode).toBe(415);
});

test('the field has the name that the specification gives it', async () => {
  const answer = await upload(bytes('%PDF-1.7'), { field: 'file' });
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'files[]']);
  expect((await host.inject({ method: 'POST', url: '/upload' })).statusCode).toBe(415);
});

test('a browser that has a file asks for it again without receiving it', async () => {
  const { urls } = (await upload(bytes('%PDF-1.7 again'))).json();
  const path = new URL(urls[0]).pathname;
  const { etag } = (await host.inject(path)).headers;
  const again = await host.inject({ url: path, headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await host.inject({ method: 'HEAD', url: path });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '14', '']);
  const missing = await host.inject(`/${'0'.repeat(64)}.pdf`);
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, undefined]);
});

test('with a ticket files go in at the normal rate, without one at a tight rate', async () => {
  const limited = await buildFileHost({ ...api.context, limits: databaseRateLimiter(api.db) });
  const { headers } = await api.signIn();
  const { ticket, expiresAt } = (
    await api.app.inject({ method: 'POST', url: '/api/upload-tickets', headers })
  ).json();
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000);
  const pdf = bytes('%PDF-1.7 limited');
  const statusOf = async (given?: string) =>
    (await upload(pdf, { at: limited, ...(given !== undefined && { ticket: given }) })).statusCode;
  const statuses = new Set<number>();
  for (let count = 0; count < LIMITS['upload-without-ticket'].attempts; count += 1) {
    statuses.add(await statusOf());
  }
  expect([...statuses]).toEqual([200]);
  expect([await statusOf(), await statusOf('guessed'), await statusOf(ticket)]).toEqual([
    429, 429, 200,
  ]);
  await api.db.update(uploadTickets).set({ expiresAt: sql`now()` });
  expect(await statusOf(ticket)).toBe(429);
  await limited.close();
});

test('uploads whose bytes drip hold up nobody, and no network has more than its share', async () => {
  const address = `${await host.listen({ port: 0 })}/upload`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const begin =
    '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7 ';
  const end = '\r\n--x--\r\n';
  const send = async () =>
    (await fetch(address, { method: 'POST', headers, body: begin + end })).status;
  const slow = Array.from({ length: MAX_OF_NETWORK - 1 }, () => {
    const upload = http.request(address, { method: 'POST', headers });
    upload.write(begin);
    return upload;
  });
  const answers = slow.map((upload) =>
    once(upload, 'response').then(
      ([answer]) => answer.statusCode,
      () => 'broken off',
    ),
  );
  expect(await send()).toBe(200);
  const oneMore = http.request(address, { method: 'POST', headers });
  oneMore.write(begin);
  await expect.poll(send).toBe(429);
  for (const upload of [...slow.slice(1), oneMore]) upload.end(end);
  slow[0]?.destroy();
  expect(await Promise.all(answers)).toEqual(['broken off', ...slow.slice(1).map(() => 200)]);
  // An aborted upload releases its place and leaves no file.
  await expect.poll(send).toBe(200);
  const incoming = join(api.context.config.dataDir, 'incoming');
  await expect.poll(() => readdirSync(incoming)).toEqual([]);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=y',
])('a form that cannot be read is refused: %s', async (type) => {
  const answer = await host.inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': type },
    payload: '--x\r\ncontent-disposition: form-data; name="files[]"\r\n\r\n1\r\n--x--\r\n',
  });
  expect([type, answer.statusCode, answer.json().code]).toEqual([type, 400, expect.any(String)]);
});

test('an AVIF, which costs twenty times as much to draw, becomes a WebP', async () => {
  const { urls } = (await upload(new Uint8Array(await image().avif().toBuffer()))).json();
  expect(urls[0]).toMatch(/\.webp$/);
  expect((await sharp((await get(urls[0])).rawPayload).metadata()).width).toBe(40);
});

test('two files in one form are refused', async () => {
  const form = new FormData();
  form.append('files[]', new Blob([bytes('%PDF-1.7 one')]), 'a.pdf');
  form.append('files[]', new Blob([bytes('%PDF-1.7 two')]), 'b.pdf');
  const request = new Request('http://localhost/upload', { method: 'POST', body: form });
  const answer = await host.inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([answer.statusCode, answer.json().status]).toEqual([413, 'error']);
});

test('only files of the store are served, whatever the path says', async () => {
  writeFileSync(join(api.context.config.dataDir, 'secret.pdf'), 'secret');
  writeFileSync(join(api.context.config.dataDir, 'files', 'page.html'), '<p>');
  for (const path of [
    '/../secret.pdf',
    '/..%2fsecret.pdf',
    '/%2e%2e/secret.pdf',
    '/..\\secret.pdf',
    '/page.html',
    '/.png',
    '/missing.png',
    '/',
  ]) {
    const answer = await host.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
  expect(readFileSync(join(api.context.config.dataDir, 'secret.pdf'), 'utf8')).toBe('secret');
});
