import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { type S3Options, s3FileStore } from './s3-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-files-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'vitrina' }],
});
let options: S3Options;
const stores = new Map<string, FileStore>([['local', localFileStore(join(folder, 'local'))]]);
const NAMES = ['local', 's3'];

beforeAll(async () => {
  const { port } = await server.run();
  options = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'vitrina',
    region: 'eu-central-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  stores.set('s3', s3FileStore(options));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const store = (name: string): FileStore => {
  const found = stores.get(name);
  if (!found) throw new Error(`There is no store ${name}.`);
  return found;
};
async function contentOf(files: FileStore, name: string): Promise<string | null> {
  const file = await files.open(name);
  if (!file) return null;
  const content = await buffer(file.body);
  expect(file.bytes).toBe(content.length);
  return content.toString();
}

test.each(NAMES)('%s: what was put is read again, until it is removed', async (name) => {
  const files = store(name);
  expect(await contentOf(files, 'a.pdf')).toBeNull();
  await files.put('a.pdf', Buffer.from('factură'));
  expect(await contentOf(files, 'a.pdf')).toBe('factură');
  await files.remove('a.pdf');
  expect(await contentOf(files, 'a.pdf')).toBeNull();
});

test.each(NAMES)('%s: removing what is not there is no error', async (name) => {
  await expect(store(name).remove('never.pdf')).resolves.toBeUndefined();
});

test.each(NAMES)('%s: the same file from ten writers at once is whole', async (name) => {
  const files = store(name);
  const content = Buffer.alloc(300_000, 'x');
  await Promise.all(Array.from({ length: 10 }, () => files.put('b.webp', content)));
  expect((await contentOf(files, 'b.webp'))?.length).toBe(content.length);
});

test('local: no unfinished file is left behind', () => {
  expect(readdirSync(join(folder, 'local')).filter((file) => file.endsWith('.part'))).toEqual([]);
});

test('s3: a wrong key, a missing bucket and a server that is away are told', async () => {
  const put = (wrong: Partial<S3Options>) =>
    s3FileStore({ ...options, ...wrong }).put('c.pdf', Buffer.from('c'));
  await expect(put({ secretAccessKey: 'wrong' })).rejects.toThrow('answered 403');
  await expect(put({ bucket: 'nowhere' })).rejects.toThrow('no bucket nowhere');
  await expect(put({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow();
});
