import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type BucketServer, serveBuckets } from '@vitrina/object-store/testing/serve-bucket';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-files-'));
const stores = new Map<string, FileStore>([['local', localFileStore(join(folder, 'local'))]]);
const NAMES = ['local', 's3'];
let server: BucketServer;

beforeAll(async () => {
  server = await serveBuckets({ buckets: ['vitrina'] });
  const options = { endpoint: server.origin, bucket: 'vitrina', ...server.credentials };
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
