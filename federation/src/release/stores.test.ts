import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, verifyRegistry } from '@vitrina/contract/registry-signature';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';
import { updateRegistry } from './update-registry.ts';

const temp = (name: string) => mkdtempSync(join(tmpdir(), `vitrina-${name}-`));

const registry = (revision: number): Registry => ({
  revision,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [],
});

function someFiles(): string {
  const dir = temp('files');
  mkdirSync(join(dir, 'static'));
  writeFileSync(join(dir, 'entry.js'), 'entry');
  writeFileSync(join(dir, 'static/page.css'), 'page');
  return dir;
}

const credentials = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * As much of a bucket as the tool uses, with conditions that hold, as Amazon's have since 2024: the
 * server from a package ignores them.
 */
function conditionalBucket(): Server {
  const objects = new Map<string, { body: string; etag: string }>();
  let writes = 0;
  return createServer(async (request, response) => {
    const key = request.url ?? '';
    const found = objects.get(key);
    if (request.method !== 'PUT') {
      response.writeHead(found ? 200 : 404, found && { etag: found.etag });
      return void response.end(found?.body);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const now = objects.get(key);
    if ((noneMatch === '*' && now) || (match && match !== now?.etag))
      return void response.writeHead(412).end();
    objects.set(key, { body: Buffer.concat(chunks).toString(), etag: `"${++writes}"` });
    response.writeHead(200).end();
  });
}

let bucket: Server;
let s3rver: S3rver;
let s3rverPort = 0;
beforeAll(async () => {
  bucket = conditionalBucket();
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  s3rver = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: temp('s3'),
    configureBuckets: [{ name: 'releases' }],
  });
  s3rverPort = (await s3rver.run()).port;
});
afterAll(async () => {
  bucket.close();
  await s3rver.close();
});

let buckets = 0;
const STORES: Record<string, () => ReleaseStore> = {
  'a folder': () => folderStore(temp('store')),
  'a bucket with conditional writes': () =>
    s3Store({
      address: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/bucket-${++buckets}`,
      ...credentials,
    }),
};

for (const [kind, open] of Object.entries(STORES)) {
  describe(kind, () => {
    test('begins empty, and holds what was written', async () => {
      const store = open();
      expect(await store.readRegistry()).toBeNull();
      expect(await store.replaceRegistry(registry(0), null)).toBe(true);
      expect((await store.readRegistry())?.registry).toEqual(registry(0));
    });

    test('refuses a change of what is no longer there', async () => {
      const store = open();
      await store.replaceRegistry(registry(0), null);
      expect(await store.replaceRegistry(registry(1), null)).toBe(false);
      const stored = await store.readRegistry();
      expect(await store.replaceRegistry(registry(1), stored?.tag ?? '')).toBe(true);
      expect(await store.replaceRegistry(registry(2), stored?.tag ?? '')).toBe(false);
      expect((await store.readRegistry())?.registry.revision).toBe(1);
    });

    test('of twelve changes at the same moment all are in it', async () => {
      const store = open();
      await store.replaceRegistry(registry(0), null);
      const names = Array.from({ length: 12 }, (_, index) => `name${index}`);
      await Promise.all(
        names.map((name) =>
          updateRegistry(
            store,
            (live) => ({
              ...live,
              shell: { ...live.shell, sharedNames: { ...live.shell.sharedNames, [name]: [] } },
            }),
            null,
          ),
        ),
      );
      const stored = await store.readRegistry();
      expect(Object.keys(stored?.registry.shell.sharedNames ?? {}).sort()).toEqual(names.sort());
      expect(stored?.registry.revision).toBe(12);
    });

    test('a change is signed, and nothing to change changes nothing', async () => {
      const store = open();
      const { privateKey, publicKey } = await createRegistryKeys();
      await store.replaceRegistry(registry(0), null);
      const live = await updateRegistry(store, (one) => ({ ...one, remotes: [] }), privateKey);
      expect(await verifyRegistry(live, publicKey)).toBe(true);
      expect((await store.readRegistry())?.registry).toEqual(live);
      await updateRegistry(store, (one) => one, privateKey);
      expect((await store.readRegistry())?.registry.revision).toBe(1);
    });

    test('takes the files of a release, twice without harm', async () => {
      const store = open();
      const files = someFiles();
      await store.putFiles('mf-shop/1', files);
      await store.putFiles('mf-shop/1', files);
    });
  });
}

test('a lock that a process left behind is broken after a while', async () => {
  const root = temp('lock');
  const store = folderStore(root);
  writeFileSync(join(root, 'registry.lock'), 'somebody');
  const before = new Date(Date.now() - 60_000);
  utimesSync(join(root, 'registry.lock'), before, before);
  expect(await store.replaceRegistry(registry(0), null)).toBe(true);
});

test('files lie in the folder under the name of their release', async () => {
  const root = temp('store');
  await folderStore(root).putFiles('mf-shop/1', someFiles());
  expect(readFileSync(join(root, 'mf-shop/1/static/page.css'), 'utf8')).toBe('page');
});

test('an S3 server takes the files; because it ignores conditions, its registry is refused', async () => {
  const address = `http://127.0.0.1:${s3rverPort}/releases`;
  const store = s3Store({ address, ...credentials });
  await store.putFiles('mf-shop/1', someFiles());
  const page = await fetch(`${address}/mf-shop/1/static/page.css`);
  expect(page.status === 200 ? await page.text() : page.status).toSatisfy(
    (answer) => answer === 'page' || answer === 403,
  );
  expect(await store.readRegistry()).toBeNull();
  await expect(store.replaceRegistry(registry(0), null)).rejects.toThrow('conditional writes');
});

test('a store without a registry says that the shell comes first', async () => {
  await expect(updateRegistry(folderStore(temp('none')), (one) => one, null)).rejects.toThrow(
    'shell',
  );
});
