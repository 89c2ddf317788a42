import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { uploadTickets } from '../database/schema.ts';
import { databaseRateLimiter, LIMITS } from '../http/rate-limiter.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { buildFileHost, MAX_UPLOADS_AT_ONCE } from './file-host.ts';

let api: TestApi;
let host: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi();
  host = await buildFileHost(api.context);
});
afterAll(async () => {
  await host.close();
  await api.close();
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
    create: { width: 8000, height: 8000, channels: 3, background: 'white' },
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

test('no more uploads are held in memory at once than there are places', async () => {
  let begun = 0;
  const take = async (kind: string) => {
    if (kind === 'upload-address') begun += 1;
  };
  const listening = await buildFileHost({
    ...api.context,
    limits: { ...api.context.limits, take },
  });
  const address = `${await listening.listen({ port: 0 })}/upload`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const begin =
    '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7 ';
  const end = '\r\n--x--\r\n';
  const slow = Array.from({ length: MAX_UPLOADS_AT_ONCE }, () => {
    const upload = http.request(address, { method: 'POST', headers });
    upload.write(begin);
    return upload;
  });
  const answers = slow.map(async (upload) => (await once(upload, 'response'))[0].statusCode);
  await expect.poll(() => begun).toBe(MAX_UPLOADS_AT_ONCE);
  const late = fetch(address, { method: 'POST', headers, body: begin + end });
  const isAnswered = await Promise.race([late.then(() => true), setTimeout(200, false)]);
  slow[0]?.end(end);
  expect([isAnswered, (await late).status]).toEqual([false, 200]);
  for (const upload of slow.slice(1)) upload.end(end);
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  await listening.close();
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
