import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, verifyRegistry } from '@vitrina/contract/registry-signature';
import { folderFiles } from '../folder-files.ts';
import { LOCAL_CONFIG } from '../local-config.ts';
import { RELEASE_FILE } from '../release-file.ts';
import type { CommandOptions } from './command-options.ts';
import { COMMANDS } from './commands.ts';
import { folderStore } from './folder-store.ts';
import { type ReleaseStore, StoreFull } from './release-store.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

const ORIGIN = 'https://shop.exemplu.ro';
const DAY_MS = 24 * 60 * 60 * 1000;

/** A staging environment with a shell and a live mf-shop. */
async function staging(change: Partial<PlatformConfig> = {}) {
  const root = temporaryFolder('store');
  const { privateKey, publicKey } = await createRegistryKeys();
  const config: PlatformConfig = {
    ...LOCAL_CONFIG,
    environment: 'staging',
    publicOrigin: 'https://staging.exemplu.ro',
    remoteOrigins: [ORIGIN],
    registryKey: publicKey,
    previews: true,
    ...change,
  };
  const run = async (
    verb: string,
    positionals: string[],
    more: Partial<CommandOptions> = {},
    build = sampleShell(),
  ) =>
    COMMANDS[verb]?.(
      {
        positionals,
        store: folderStore(root),
        privateKey,
        stateDir: join(root, 'state'),
        isServed: false,
        ask: async () => true,
        origin: ORIGIN,
        canary: undefined,
        config,
        ...more,
      },
      async () => build,
    );
  await run('release', ['shell']);
  await run('release', ['mf-shop'], {}, sampleRemote('mf-shop', '00000001'));
  const registry = () => JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8')) as Registry;
  const files = () => folderFiles(root).filter((name) => /^mf-/.test(name));
  const preview = (
    name: string,
    hash = '00000002',
    more: Partial<CommandOptions> = {},
    build = sampleRemote('mf-shop', hash),
  ) => run('release', ['mf-shop'], { preview: name, ...more }, build);
  /** Lets days pass for every file. */
  const pass = (days: number) => {
    for (const name of folderFiles(root)) {
      const file = join(root, name);
      const before = new Date(statSync(file).mtimeMs - days * DAY_MS);
      utimesSync(file, before, before);
    }
  };
  return { root, run, preview, registry, files, publicKey, pass };
}

test('a preview is in the store and in the signed registry, and live for nobody', async () => {
  const { preview, registry, publicKey, root, run } = await staging();
  const before = registry();
  const said = await preview('new-cart');
  expect(said).toContain('https://staging.exemplu.ro/shop?vitrina-preview=mf-shop/new-cart');
  const now = registry();
  expect(now.remotes).toEqual(before.remotes);
  expect(now.environment).toBe('staging');
  expect(await verifyRegistry(now, publicKey)).toBe(true);
  const [made] = now.previews ?? [];
  expect(made).toMatchObject({ remote: 'mf-shop', name: 'new-cart' });
  expect(made?.release.entry.url).toBe(`${ORIGIN}/1.0.0-00000002/entry.js`);
  const days = (Date.parse(made?.until ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThan(7.01);
  expect(existsSync(join(root, 'mf-shop/1.0.0-00000002/entry.js'))).toBe(true);
  expect(await run('previews', [])).toContain('mf-shop/new-cart shows 1.0.0-00000002 until');
});

test('another release under the same name takes its place; a release for all leaves it alone', async () => {
  const { preview, registry, run } = await staging();
  await preview('new-cart', '00000002', { days: 1 });
  await preview('other', '00000002');
  await preview('new-cart', '00000003');
  expect(registry().previews?.map(({ name, release }) => [name, release.id])).toEqual([
    ['other', '1.0.0-00000002'],
    ['new-cart', '1.0.0-00000003'],
  ]);
  await run('release', ['mf-shop'], {}, sampleRemote('mf-shop', '00000004'));
  await run('rollback', ['mf-shop']);
  expect(registry().previews).toHaveLength(2);
});

test.each([
  ['no configuration', {}, { config: undefined }, 'for one environment'],
  ['an environment without previews', { previews: undefined }, {}, 'allows no previews'],
  ['no address of the shell', { publicOrigin: undefined }, {}, 'publicOrigin'],
  ['a foreign origin', {}, { origin: 'https://evil.example' }, 'none of the configured'],
  ['a wrong name', {}, { preview: 'New Cart' }, 'a short name'],
  ['no name', {}, { preview: '' }, 'a short name'],
  ['too many days', {}, { days: 91 }, 'from 1 to 90'],
  ['days that are no number', {}, { days: Number.NaN }, 'from 1 to 90'],
  ['a canary', {}, { canary: 0.1 }, '--canary does not go with it'],
])('with %s nothing is written, and a sentence says why', async (_, change, more, said) => {
  const { preview, registry, files } = await staging(change);
  const before = [registry(), files()];
  await expect(preview('new-cart', '00000002', more)).rejects.toThrow(said);
  expect([registry(), files()]).toEqual(before);
});

test.each([
  ['another contract', { contract: '^9.0.0' }, 'needs contract'],
  ['a module that the shell lacks', { shared: { vue: '^3.0.0' } }, 'needs vue'],
  [
    'a name that the shell does not hand out',
    { sharedNames: { 'react-router-dom': ['useX'] } },
    'useX',
  ],
  ['something that the shell does not understand', { needs: ['slots'] }, 'slots'],
])('a preview with %s is refused like a release', async (_, change, said) => {
  const { preview, registry, files } = await staging();
  const before = [registry(), files()];
  const build = sampleRemote('mf-shop', '00000002');
  const file = join(build, RELEASE_FILE);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
  await expect(preview('new-cart', '00000002', {}, build)).rejects.toThrow(said);
  expect([registry(), files()]).toEqual(before);
});

test('a preview claims no path of another remote, and none outside the roster', async () => {
  const { run, registry, preview, root } = await staging();
  const thief = sampleRemote('mf-thief', '00000002');
  const file = join(thief, RELEASE_FILE);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.mounts[0].path = '/shop';
  writeFileSync(file, JSON.stringify(manifest));
  const steal = run('release', ['mf-thief'], { preview: 'x' }, thief);
  await expect(steal).rejects.toThrow('claims /shop, which mf-shop fills');
  writeFileSync(join(root, 'roster.json'), (await run('roster', [])) ?? '');
  await run('roster', [join(root, 'roster.json')]);
  const fresh = run(
    'release',
    ['mf-fresh'],
    { preview: 'x' },
    sampleRemote('mf-fresh', '00000002'),
  );
  await expect(fresh).rejects.toThrow('the roster does not give mf-fresh');
  await preview('new-cart');
  expect(registry().previews).toHaveLength(1);
});

test('the shell has no preview', async () => {
  const { run } = await staging();
  await expect(run('release', ['shell'], { preview: 'x' })).rejects.toThrow('is of a remote');
});

test('a preview that is removed is named no more; an unknown one is said', async () => {
  const { preview, run, registry } = await staging();
  await preview('new-cart');
  await expect(run('previews', [], { remove: 'mf-shop/other' })).rejects.toThrow(
    'There is no preview mf-shop/other',
  );
  expect(await run('previews', [], { remove: 'mf-shop/new-cart' })).toContain(
    'no preview any more',
  );
  expect(registry().previews).toEqual([]);
  expect(await run('previews', [])).toContain('has no previews');
});

test('a team sees and ends previews of its own remote, by their names alone', async () => {
  const { preview, run, registry } = await staging();
  await preview('new-cart');
  await run('release', ['mf-blog'], { preview: 'draft' }, sampleRemote('mf-blog', '00000002'));
  expect(await run('previews', ['mf-blog'])).toMatch(/^mf-blog\/draft shows [^\n]*\n[^\n]*$/);
  expect(await run('previews', ['mf-new'])).toMatch(/has no previews of mf-new\.$/);
  await expect(run('previews', ['mf-blog'], { remove: 'mf-shop/new-cart' })).rejects.toThrow(
    'mf-shop/new-cart is a preview of another remote than mf-blog.',
  );
  await expect(run('previews', ['mf-blog'], { remove: 'new-cart' })).rejects.toThrow(
    'There is no preview mf-blog/new-cart',
  );
  expect(await run('previews', ['mf-blog'], { remove: 'draft' })).toContain('no preview any more');
  expect(registry().previews?.map(({ name }) => name)).toEqual(['new-cart']);
});

test('prune keeps a preview that lasts however old its files, and removes one that has ended', async () => {
  const { preview, run, registry, files, pass } = await staging();
  await preview('lasting', '00000002', { days: 90 });
  await preview('removed', '00000003');
  await run('previews', [], { remove: 'mf-shop/removed' });
  await run('release', ['mf-shop'], { preview: 'live-too' }, sampleRemote('mf-shop', '00000001'));
  expect(await run('prune-releases', [])).toContain('Every file');
  pass(2);
  expect(await run('prune-releases', [])).toBe('deleted: mf-shop 1.0.0-00000003 (3 files)');
  expect(files().join()).not.toContain('00000003');
  pass(40);
  await run('prune-releases', []);
  expect(files().join()).toMatch(/00000001.*00000002/);

  const { until: _, ...lasting } = registry().previews?.[0] ?? expect.fail();
  expect(lasting.name).toBe('lasting');
});

test('an ended preview leaves the registry with its files, once somebody agrees', async () => {
  const { preview, run, registry, files, pass } = await staging();
  await preview('short', '00000002', { days: 1 });
  pass(2);
  const clock = Date.now;
  Date.now = () => clock() + 2 * DAY_MS;
  try {
    expect(await run('previews', [])).toContain('ended');
    expect(await run('prune-releases', [], { ask: async () => false })).toBe(
      'Nothing was deleted.',
    );
    expect(registry().previews).toHaveLength(1);
    expect(await run('prune-releases', [])).toMatch(
      /^ended: the preview mf-shop\/short\ndeleted: mf-shop 1\.0\.0-00000002 \(3 files\)\n/,
    );
  } finally {
    Date.now = clock;
  }
  expect(registry().previews).toEqual([]);
  expect(files().join()).not.toContain('00000002');
});

test('in a full store what no link names is deleted first: an ended preview can leave only then', async () => {
  const { root, preview, run, registry, files, pass } = await staging();
  await preview('ended', '00000002', { days: 1 });
  await preview('removed', '00000003');
  await run('previews', [], { remove: 'mf-shop/removed' });
  pass(2);
  const store = folderStore(root);
  let isFull = true;
  const full: ReleaseStore = {
    ...store,
    replaceRegistry: async (...given) => {
      if (isFull) throw new StoreFull('The disk is full.');
      return store.replaceRegistry(...given);
    },
    async remove(path) {
      // A link that a person may still follow names this release.
      expect(isFull && path.includes('00000002')).toBe(false);
      await store.remove(path);
      isFull = false;
    },
  };
  const clock = Date.now;
  Date.now = () => clock() + 2 * DAY_MS;
  try {
    expect(await run('prune-releases', [], { store: full })).toMatch(
      /^ended: .*\ndeleted: mf-shop 1\.0\.0-00000003 .*\ndeleted: mf-shop 1\.0\.0-00000002 /,
    );
  } finally {
    Date.now = clock;
  }
  expect(registry().previews).toEqual([]);
  expect(files().join()).not.toMatch(/00000002|00000003/);
});
