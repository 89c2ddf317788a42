import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { folderFiles } from '../folder-files.ts';
import { folderStore } from './folder-store.ts';
import { prunable } from './prune-store.ts';
import { registryKeeper } from './registry-keeper.ts';
import { releaseRemote } from './release-remote.ts';
import { releaseShell } from './release-shell.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A store in which time passes. */
function agingStore() {
  const root = temporaryFolder('store');
  const store = folderStore(root);
  const keeper = registryKeeper({ store, privateKey: null, stateDir: temporaryFolder('state') });
  const origin = 'https://shop.exemplu.ro';
  return {
    root,
    shell: (id: string) => releaseShell({ store, keeper, buildDir: sampleShell(id) }),
    remote: (hash: string) =>
      releaseRemote({
        store,
        keeper,
        origin,
        buildDir: sampleRemote('mf-shop', hash),
        ask: async () => false,
      }),
    pass(days: number) {
      for (const name of folderFiles(root)) {
        const file = join(root, name);
        const before = new Date(statSync(file).mtimeMs - days * DAY_MS);
        utimesSync(file, before, before);
      }
    },
    prunable: () => prunable(store, keeper),
    store,
  };
}

test('only what was not live for 30 days is unused; the live shell stays however old', async () => {
  const { shell, remote, pass, prunable: unused, root } = agingStore();
  await shell('1.0.0-aaaaaaaaaaaa');
  for (const hash of ['00000001', '00000002', '00000003']) await remote(hash);
  pass(40);
  // The first one was live no more 40 days ago; the second is the fallback.
  expect(await unused()).toEqual([
    'mf-shop/1.0.0-00000001/entry.js',
    'mf-shop/1.0.0-00000001/release.json',
  ]);
  await shell('1.0.1-bbbbbbbbbbbb');
  await remote('00000004');
  pass(10);
  expect(await unused()).toHaveLength(2);
  pass(25);
  const all = await unused();
  expect(all).toContain('shell/1.0.0-aaaaaaaaaaaa/shell.json');
  expect(all).toContain('site/static/index.aaaaaaaaaa.js');
  expect(all).toContain('mf-shop/1.0.0-00000002/entry.js');
  expect(all.join()).not.toMatch(/bbbbbbbbbb|00000003|00000004/);
  expect(existsSync(join(root, 'site/static/index.aaaaaaaaaa.js'))).toBe(true);
});

test('what is being uploaded is left alone', async () => {
  const { shell, store, remote, pass, prunable: unused } = agingStore();
  await shell('1.0.0-aaaaaaaaaaaa');
  await remote('00000001');
  pass(40);
  await store.putFiles('mf-shop/1.0.0-00000009', sampleRemote('mf-shop', '00000009'));
  expect(await unused()).toEqual([]);
});

test('what a killed process left by half is unused once it is old, beside files that are live', async () => {
  const { shell, remote, pass, prunable: unused, root } = agingStore();
  await shell('1.0.0-aaaaaaaaaaaa');
  await remote('00000001');
  const left = ['history/1.json.0.partial', 'mf-shop/1.0.0-00000001/entry.js.0.partial'];
  for (const name of left) writeFileSync(join(root, name), 'half');
  expect(await unused()).toEqual([]);
  pass(40);
  expect((await unused()).sort()).toEqual(left);
});
