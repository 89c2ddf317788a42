import { afterAll, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { privateFiles, requestMessages, websiteRequests } from '../database/schema.ts';
import { buildFileHost } from '../files/file-host.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { deleteUnkeptFiles } from './delete-unkept-files.ts';
import { fileAddress, fileOfKey } from './file-address.ts';
import { privateFileRoutes } from './private-file-host.ts';

const api = useTestApi();
let host: FastifyInstance;
let staff: SignedIn;
let owner: SignedIn;
let requestId = 0;

beforeAll(async () => {
  host = await buildFileHost(api.context, [privateFileRoutes]);
  staff = await api.signIn('admin');
});
afterAll(async () => {
  await host.close();
});
beforeEach(async () => {
  owner = await api.signIn();
  const [row] = await api.db
    .insert(websiteRequests)
    .values({ userId: owner.user.id, answers: {} as never })
    .returning();
  requestId = row?.id ?? 0;
});

const call = (by: SignedIn, method: 'POST' | 'DELETE' | 'GET', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/website-request/${requestId}/${path}`,
    ...(payload && { payload }),
    headers: by.headers,
  });
const ticketOf = async (by: SignedIn): Promise<string> =>
  (await call(by, 'POST', 'file-ticket')).json().ticket;

async function upload(content: Uint8Array<ArrayBuffer>, name: string, ticket: string) {
  const form = new FormData();
  form.append('files[]', new Blob([content]), name);
  form.append('ticket', ticket);
  const request = new Request('http://localhost/private', { method: 'POST', body: form });
  return host.inject({
    method: 'POST',
    url: '/private',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const bytes = (text: string) => new TextEncoder().encode(text);
const sentBy = async (by: SignedIn, name = 'nota.txt', content = bytes('text')) =>
  (await upload(content, name, await ticketOf(by))).json().file;
const get = (address: string) => {
  const { pathname } = new URL(address);
  return host.inject(pathname);
};

test('an empty file is refused in words, and is not kept', async () => {
  const answer = await upload(new Uint8Array(), 'gol.pdf', await ticketOf(owner));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: 'Fișierul este gol.' });
});

test('a quotation mark in a name, which browsers escape, is one again', async () => {
  const file = await sentBy(owner, 'Meniu %22nou%22 100%.txt', new TextEncoder().encode('x'));
  expect(file.name).toBe('Meniu "nou" 100%.txt');
});

test('a logo comes back byte for byte, as an attachment that is never run', async () => {
  const logo = new Uint8Array(
    await sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000040' } })
      .png()
      .toBuffer(),
  );
  const file = await sentBy(owner, 'Sigla ș.png', logo);
  expect(file).toMatchObject({ name: 'Sigla ș.png', bytes: logo.length, is_image: true });
  const answer = await get(file.url);
  expect(new Uint8Array(answer.rawPayload)).toEqual(logo);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "attachment; filename*=UTF-8''Sigla%20%C8%99.png",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600, immutable',
  });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

test.each([
  ['pagina.html', '<script>alert(1)</script>'],
  ['poza.png', '<html>'],
  ['sigla.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['document.pdf', '%PDF-1.7'],
])('%s is nothing that a browser shows', async (name, content) => {
  const file = await sentBy(owner, name, bytes(content));
  expect(file.is_image).toBe(false);
  const { headers } = await get(file.url);
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-disposition']).toContain('attachment');
});

test.each([
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff'],
  ['gif', 'GIF89a'],
])('what only begins as a %s is no picture', async (extension, signature) => {
  const content = Buffer.from(`${signature}și apoi un text, nu pixeli`, 'latin1');
  const file = await sentBy(owner, `poza.${extension}`, new Uint8Array(content));
  expect(file.is_image).toBe(false);
  const { headers } = await get(file.url);
  expect(headers['content-type']).toBe('application/octet-stream');
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\poze\\sigla.png', 'sigla.png'],
  ['fac\u202Egnp.exe', 'facgnp.exe'],
  ['a\u0007b.txt', 'a b.txt'],
  [`${'a'.repeat(300)}.webp`, `${'a'.repeat(115)}.webp`],
])('a file called %j is shown as %j', async (sent, shown) => {
  expect((await sentBy(owner, sent)).name).toBe(shown);
});

test('only who may enter the room uploads, and only into that room', async () => {
  const stranger = await api.signIn();
  expect((await call(stranger, 'POST', 'file-ticket')).statusCode).toBe(404);
  expect((await upload(bytes('x'), 'x.txt', 'unu.doi')).statusCode).toBe(404);
  const ticket = await ticketOf(staff);
  await api.db.execute(sql`update users set permissions = '{shop}' where id = ${staff.user.id}`);
  expect((await upload(bytes('x'), 'x.txt', ticket)).json()).toMatchObject({
    status: 'error',
    code: 'website_request_not_found',
  });
  await api.db.execute(sql`update users set permissions = '{sites}' where id = ${staff.user.id}`);
});

test('files go with a message of whoever uploaded them, once', async () => {
  const file = await sentBy(owner);
  const send = (by: SignedIn) => call(by, 'POST', 'messages', { text: '', file_ids: [file.id] });
  expect((await send(staff)).json().code).toBe('private_file_not_found');
  expect((await send(owner)).json().data.files).toMatchObject([{ id: file.id, name: 'nota.txt' }]);
  expect((await send(owner)).json().code).toBe('private_file_not_found');
  expect((await call(staff, 'GET', 'messages')).json().data).toHaveLength(1);
});

test('a withdrawn message takes its files along, at once', async () => {
  const file = await sentBy(owner);
  const sent = (
    await call(owner, 'POST', 'messages', { text: 'Vezi', file_ids: [file.id] })
  ).json();
  expect((await get(file.url)).statusCode).toBe(200);
  await call(owner, 'DELETE', `messages/${sent.data.id}`);
  expect((await get(file.url)).statusCode).toBe(404);
});

test('an address ends, opens one file, and cannot be made up', async () => {
  const { config } = api.context;
  const file = await sentBy(owner);
  const [, , key = ''] = new URL(file.url).pathname.split('/');
  expect(fileOfKey(config, key)).toBe(file.id);
  expect(fileOfKey(config, key, Date.now() + 2 * 3_600_000)).toBeNull();
  const changed = key.replace(/^\d+/, (id) => String(Number(id) + 1));
  expect((await get(file.url.replace(key, changed))).statusCode).toBe(404);
  expect(fileOfKey({ encryptionKey: Buffer.alloc(32, 'other') }, key)).toBeNull();
});

test('within an hour the address stays, so that a picture is loaded once', () => {
  const { config } = api.context;
  const at = (minute: number) =>
    fileAddress(config, { id: 1, name: 'a.png' }, Date.UTC(2026, 0, 1, 10, minute));
  expect(at(1)).toBe(at(59));
  expect(at(1)).not.toBe(at(61));
});

test('the public store does not know private files', async () => {
  const file = await sentBy(owner, 'a.png');
  const [row] = await api.db.select().from(privateFiles).where(eq(privateFiles.id, file.id));
  expect((await host.inject(`/${row?.storeName}`)).statusCode).toBe(404);
  expect((await host.inject(`/${row?.storeName}.png`)).statusCode).toBe(404);
});

test('what nobody has is deleted, what is in a conversation stays', async () => {
  const kept = await sentBy(owner, 'ramane.txt');
  await call(owner, 'POST', 'messages', { text: '', file_ids: [kept.id] });
  const fresh = await sentBy(owner, 'nou.txt');
  const left = await sentBy(owner, 'uitat.txt');
  const old = sql`now() - interval '25 hours'`;
  await api.db.update(privateFiles).set({ createdAt: old }).where(eq(privateFiles.id, left.id));
  await api.db.update(privateFiles).set({ createdAt: old }).where(eq(privateFiles.id, kept.id));
  const remove = rstest.spyOn(api.context.privateFiles, 'remove');
  await deleteUnkeptFiles(api.context);
  const ids = (await api.db.select().from(privateFiles)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([kept.id, fresh.id]));
  expect(ids).not.toContain(left.id);
  expect((await get(kept.url)).statusCode).toBe(200);
  expect(remove).toHaveBeenCalled();
});

test('files go with their request, and three years after its end', async () => {
  const file = await sentBy(owner);
  await call(owner, 'POST', 'messages', { text: '', file_ids: [file.id] });
  const end = (interval: string) =>
    api.db
      .update(websiteRequests)
      .set({ status: 'completed', statusUpdatedAt: sql`now() - ${interval}::interval` })
      .where(eq(websiteRequests.id, requestId));
  await end('2 years');
  await deleteUnkeptFiles(api.context);
  expect((await get(file.url)).statusCode).toBe(200);
  await end('3 years 1 day');
  await deleteUnkeptFiles(api.context);
  expect((await get(file.url)).statusCode).toBe(404);

  await end('1 day');
  const second = await sentBy(owner);
  await call(owner, 'POST', 'messages', { text: '', file_ids: [second.id] });
  await api.db.delete(websiteRequests).where(eq(websiteRequests.id, requestId));
  expect((await get(second.url)).statusCode).toBe(404);
  await deleteUnkeptFiles(api.context);
  expect(await api.db.select().from(privateFiles).where(eq(privateFiles.id, second.id))).toEqual(
    [],
  );
  expect(await api.db.$count(requestMessages, eq(requestMessages.requestId, requestId))).toBe(0);
});
