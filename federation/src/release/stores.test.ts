import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, verifyRegistry } from '@vitrina/contract/registry-signature';
import { openBucket } from '@vitrina/object-store/bucket';
import { type BucketServer, serveBuckets } from '@vitrina/object-store/testing/serve-bucket';
import { folderStore } from './folder-store.ts';
import { readLive } from './read-live.ts';
import { registryKeeper } from './registry-keeper.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';
import { updateRegistry } from './update-registry.ts';

const temp = (name: string) => mkdtempSync(join(tmpdir(), `vitrina-${name}-`));

const keeperOf = (store: ReleaseStore, privateKey: string | null = null) =>
  registryKeeper({ store, privateKey, stateDir: temp('state') });

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

let server: BucketServer;
beforeAll(async () => {
  server = await serveBuckets({ buckets: ['releases'] });
});
afterAll(() => server.close());

let places = 0;
const STORES: Record<string, () => ReleaseStore> = {
  'a folder': () => folderStore(temp('store')),
  'a bucket': () =>
    s3Store({
      address: `${server.origin}/releases/${++places}`,
      ...server.credentials,
    }),
};

for (const [kind, open] of Object.entries(STORES)) {
  describe(kind, () => {
    test('begins empty, and holds what was written', async () => {
      const store = open();
      expect(await store.readRegistry()).toBeNull();
      expect(await store.replaceRegistry(registry(0), null)).toBe(true);
      expect((await readLive(store))?.registry).toEqual(registry(0));
    });

    test('reads no more of a file than it is asked for, and shows that there is more', async () => {
      const store = open();
      await store.putNew('entries/large.json', 'x'.repeat(3_000_000));
      await store.putNew('entries/small.json', 'ș');
      expect(await store.readText('entries/large.json', 9)).toBe('x'.repeat(10));
      expect(await store.readText('entries/small.json', 9)).toBe('ș');
      expect(await store.readText('entries/none.json', 9)).toBeNull();
    });

    test('lists no more files than it is asked for, and says that there are more', async () => {
      const store = open();
      for (const name of ['a', 'b/c', 'd', 'e/f', 'g', 'h', 'i', 'j'])
        await store.putNew(`entries/${name}.json`, 'x');
      const problems: string[] = [];
      const skip = ({ message }: Error) => problems.push(message);
      expect(await store.list('entries', skip, 10)).toHaveLength(8);
      expect(problems).toEqual([]);
      const found = await store.list('entries', skip, 3);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(problems).toEqual([
        `${store.name}/entries has more than 3 files: the others are not looked at.`,
      ]);
    });

    test('refuses a change of what is no longer there', async () => {
      const store = open();
      await store.replaceRegistry(registry(0), null);
      expect(await store.replaceRegistry(registry(1), null)).toBe(false);
      const stored = await store.readRegistry();
      expect(await store.replaceRegistry(registry(1), stored?.tag ?? '')).toBe(true);
      expect(await store.replaceRegistry(registry(2), stored?.tag ?? '')).toBe(false);
      expect((await readLive(store))?.registry.revision).toBe(1);
    });

    test('of twelve changes at the same moment all are in it', async () => {
      const store = open();
      await store.replaceRegistry(registry(0), null);
      const names = Array.from({ length: 12 }, (_, index) => `name${index}`);
      await Promise.all(
        names.map((name) =>
          updateRegistry(keeperOf(store), (live) => ({
            ...live,
            shell: { ...live.shell, sharedNames: { ...live.shell.sharedNames, [name]: [] } },
          })),
        ),
      );
      const stored = await readLive(store);
      expect(Object.keys(stored?.registry.shell.sharedNames ?? {}).sort()).toEqual(names.sort());
      expect(stored?.registry.revision).toBe(12);
    });

    test('a change is signed, and nothing to change changes nothing', async () => {
      const store = open();
      const { privateKey, publicKey } = await createRegistryKeys();
      const keeper = keeperOf(store, privateKey);
      await keeper.replace(registry(0), null);
      const next = await updateRegistry(keeper, (one) => ({ ...one, remotes: [] }));
      const live = await readLive(store);
      expect(live && (await verifyRegistry(live.signed, publicKey))).toBe(true);
      expect(live?.registry).toMatchObject(next);
      await updateRegistry(keeper, (one) => one);
      expect((await readLive(store))?.registry.revision).toBe(1);
    });

    test('takes the files of a release, twice without harm', async () => {
      const store = open();
      const files = someFiles();
      await store.putFiles('mf-shop/1', files);
      await store.putFiles('mf-shop/1', files);
    });

    test('never writes again what exists: other bytes under its name are refused', async () => {
      const store = open();
      const files = someFiles();
      await store.putFiles('mf-shop/1', files);
      writeFileSync(join(files, 'static/page.css'), 'other');
      writeFileSync(join(files, 'static/zz-new.css'), 'new');
      await expect(store.putFiles('mf-shop/1', files)).rejects.toThrow(
        'mf-shop/1/static/page.css exists with other bytes',
      );
      expect(await store.readText('mf-shop/1/static/page.css')).toBe('page');
    });

    test('of two that write the same name at the same moment, one is refused', async () => {
      const store = open();
      const [one, two] = [someFiles(), someFiles()];
      writeFileSync(join(two, 'entry.js'), 'of the other');
      const ends = await Promise.allSettled([
        store.putFiles('mf-shop/1', one),
        store.putFiles('mf-shop/1', two),
      ]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const kept = ends[0]?.status === 'fulfilled' ? 'entry' : 'of the other';
      expect(await store.readText('mf-shop/1/entry.js')).toBe(kept);
    });

    test('an upload that was cut off is completed by the next', async () => {
      const store = open();
      const files = someFiles();
      rmSync(join(files, 'static/page.css'));
      await store.putFiles('mf-shop/1', files);
      writeFileSync(join(files, 'static/page.css'), 'page');
      await store.putFiles('mf-shop/1', files);
      expect(await store.readText('mf-shop/1/static/page.css')).toBe('page');
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

test('in a bucket, files have their type and are kept for good', async () => {
  const address = `${server.origin}/releases`;
  const options = { address, ...server.credentials };
  await s3Store(options).putFiles('mf-shop/1', someFiles());
  const page = await openBucket(options).get('mf-shop/1/static/page.css');
  expect(await page?.text()).toBe('page');
  expect(page?.headers.get('content-type')).toContain('text/css');
  expect(page?.headers.get('cache-control')).toContain('immutable');
});

test('a bucket that ignores conditions is refused before anything is written', async () => {
  const careless = await serveBuckets({ buckets: ['releases'], ignoresConditions: true });
  const store = s3Store({ address: `${careless.origin}/releases`, ...careless.credentials });
  await expect(store.replaceRegistry(registry(0), null)).rejects.toThrow('conditional writes');
  await expect(store.putFiles('mf-shop/1', someFiles())).rejects.toThrow('conditional writes');
  expect(await store.readRegistry()).toBeNull();
  expect(await store.readText('mf-shop/1/entry.js')).toBeNull();
  await careless.close();
});

test('a store without a registry says that the shell comes first', async () => {
  await expect(updateRegistry(keeperOf(folderStore(temp('none'))), (one) => one)).rejects.toThrow(
    'shell',
  );
});
