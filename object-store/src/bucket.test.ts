import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type BucketOptions, openBucket } from './bucket.ts';
import { type BucketServer, serveBuckets } from './testing/serve-bucket.ts';

let server: BucketServer;
beforeAll(async () => {
  server = await serveBuckets({ buckets: ['vitrina'] });
});
afterAll(() => server.close());

const open = (changed: Partial<BucketOptions> = {}) =>
  openBucket({ address: `${server.origin}/vitrina/`, ...server.credentials, ...changed });
const text = { type: 'text/plain' };

test('what was written is read with its type, until it is removed', async () => {
  const bucket = open();
  expect(await bucket.get('a/ș 1.txt')).toBeNull();
  expect(await bucket.put('a/ș 1.txt', 'one', text)).toBe(true);
  const found = await bucket.get('a/ș 1.txt');
  expect(found?.headers.get('content-type')).toBe('text/plain');
  expect(await found?.text()).toBe('one');
  await bucket.remove('a/ș 1.txt');
  await bucket.remove('a/ș 1.txt');
  expect(await bucket.get('a/ș 1.txt')).toBeNull();
});

test('a write under a condition that does not hold changes nothing', async () => {
  const bucket = open();
  const put = (content: string, onlyIf: 'absent' | { tag: string }) =>
    bucket.put('one', content, { ...text, onlyIf });
  expect(await put('0', { tag: '"0"' })).toBe(false);
  expect(await put('1', 'absent')).toBe(true);
  expect(await put('2', 'absent')).toBe(false);
  const tag = (await bucket.get('one'))?.headers.get('etag') ?? '';
  expect(await put('3', { tag })).toBe(true);
  expect(await put('4', { tag })).toBe(false);
  expect(await (await bucket.get('one'))?.text()).toBe('3');
});

test('everything below a prefix is listed, page after page, as its keys were written', async () => {
  const bucket = open({ address: `${server.origin}/vitrina/inside ș` });
  const keys = Array.from(
    { length: 12 },
    (_, index) => `list/ș ${String(index).padStart(2, '0')}.txt`,
  );
  for (const key of [...keys, 'other/1.txt']) await bucket.put(key, '1', text);
  const found = await bucket.list('list/');
  expect(found.map(({ key }) => key)).toEqual(keys);
  expect(found.map(({ size }) => size)).toEqual(keys.map(() => 1));
  expect(found.every(({ modified }) => Date.now() - modified.getTime() < 60_000)).toBe(true);
  expect(await bucket.list('none/')).toEqual([]);
});

test('a key that is no text hides no other', async () => {
  const entry = (key: string) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`;
  const other = createServer((_, response) => {
    response.end(`<ListBucketResult>${entry('a%FF')}${entry('b')}</ListBucketResult>`);
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const found = await open({ address: `http://127.0.0.1:${port}/vitrina` }).list('');
  other.close();
  expect(found.map(({ key }) => key)).toEqual(['b']);
});

test('of twelve writers who found nothing, one writes', async () => {
  const writes = Array.from({ length: 12 }, (_, index) =>
    open().put('race', String(index), { ...text, onlyIf: 'absent' }),
  );
  expect((await Promise.all(writes)).filter(Boolean)).toHaveLength(1);
});

test.each<[string, () => Partial<BucketOptions>, string]>([
  ['a wrong key', () => ({ secretAccessKey: 'wrong' }), 'answered 403'],
  ['a missing bucket', () => ({ address: `${server.origin}/nowhere` }), 'NoSuchBucket'],
  [
    'a server that is away',
    () => ({ address: 'http://127.0.0.1:9/vitrina' }),
    'got no answer: check the address',
  ],
])('%s is told, by every call', async (_, wrong, message) => {
  const bucket = open(wrong());
  await expect(bucket.put('c', 'c', text)).rejects.toThrow(message);
  await expect(bucket.get('c')).rejects.toThrow(message);
  await expect(bucket.remove('c')).rejects.toThrow(message);
});

test('the server for tests refuses who does not sign', async () => {
  const answer = await fetch(`${server.origin}/vitrina/c`, { method: 'PUT', body: 'c' });
  expect(answer.status).toBe(403);
});
