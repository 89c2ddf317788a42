import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import {
  createRegistryKeys,
  signRegistry,
  verifyRegistry,
} from '@vitrina/contract/registry-signature';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

/** Two releases of mf-shop, then one that this version cannot read; and mf-quiz. */
async function unreadable(entry: object = {}) {
  const { privateKey, publicKey } = await createRegistryKeys();
  const config = { ...SAMPLE_CONFIG, registryKey: publicKey };
  const root = temporaryFolder('store');
  const deployed = deploymentOn(() => folderStore(root), { privateKey, config });
  const { release, registry, inlined } = deployed;
  await release('shell', sampleShell());
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await release('mf-shop', sampleRemote('mf-shop', '00000002'));
  const { signature: _, ...before } = await registry();
  const broken = { name: 'mf-shop', current: { id: '1.0.0-00000003' }, ...entry };
  const next = {
    ...before,
    revision: before.revision + 1,
    remotes: before.remotes.map((one) => (one.name === 'mf-shop' ? broken : one)),
  };
  const signed = await signRegistry(next as Registry, privateKey);
  writeFileSync(join(root, 'registry.json'), JSON.stringify(signed));
  const of = async (name: string): Promise<RegistryRemote | undefined> =>
    (await registry()).remotes.find((one) => one.name === name);
  const quiz = JSON.stringify(await of('mf-quiz'));
  /** Asserts that the registry is signed and in every document, and that the entry of mf-quiz is unchanged. */
  const isWhole = async () => {
    const live = await registry();
    expect(await verifyRegistry(live, publicKey)).toBe(true);
    expect(await inlined()).toEqual(live);
    expect(live.remotes.filter(({ name }) => name === 'mf-shop')).toHaveLength(1);
    expect(JSON.stringify(await of('mf-quiz'))).toBe(quiz);
  };
  return { ...deployed, shop: () => of('mf-shop'), isWhole };
}

test('the kill switch puts the last release that can be read in the place of one that cannot', async () => {
  const { run, shop, isWhole } = await unreadable();
  expect(await run('releases', '')).toContain('mf-shop, its live release is left out');
  expect(await run('switch-off', 'mf-shop')).toContain('1.0.0-00000002 is live, before it');
  expect(await shop()).toMatchObject({
    current: { id: '1.0.0-00000002' },
    previous: { id: '1.0.0-00000001' },
    disabled: true,
  });
  await isWhole();
  expect(await run('releases', '')).not.toContain('left out');
  await run('switch-on', 'mf-shop');
  expect((await shop())?.disabled).toBe(false);
});

test('a rollback does so, and marks what cannot be read as bad', async () => {
  const { run, shop, registry, isWhole } = await unreadable({ disabled: true });
  await run('rollback', 'mf-shop');
  expect(await shop()).toMatchObject({ current: { id: '1.0.0-00000002' }, disabled: true });
  expect((await registry()).bad).toEqual({ 'mf-shop': ['1.0.0-00000003'] });
  await isWhole();
});

test('a rollback goes to the release that is named', async () => {
  const { run, shop } = await unreadable();
  await run('rollback', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000001'] });
  expect(await shop()).toMatchObject({ current: { id: '1.0.0-00000001' } });
});

test('a release takes its place, falls back to the last that can be read, and switches nothing on', async () => {
  const { release, shop, isWhole } = await unreadable({ disabled: true });
  await release('mf-shop', sampleRemote('mf-shop', '00000004'));
  expect(await shop()).toMatchObject({
    current: { id: '1.0.0-00000004' },
    previous: { id: '1.0.0-00000002' },
    disabled: true,
  });
  await isWhole();
});

test('a canary over it is for a share; the others get the last release that can be read', async () => {
  const { release, shop } = await unreadable();
  await release('mf-shop', sampleRemote('mf-shop', '00000004'), { canary: 0.1 });
  expect(await shop()).toMatchObject({
    current: { id: '1.0.0-00000002' },
    canary: { share: 0.1, release: { id: '1.0.0-00000004' } },
  });
});

test('one that never could be read is switched off and stays so through its next release', async () => {
  const { run, release, text } = await unreadable({ name: 'mf-new' });
  const written = async () => JSON.parse(await text('registry.json')) as Registry;
  expect(await run('switch-off', 'mf-new')).toContain('No release of it can be read');
  expect((await written()).remotes).toContainEqual({
    name: 'mf-new',
    current: { id: '1.0.0-00000003' },
    disabled: true,
  });
  await expect(run('rollback', 'mf-new')).rejects.toThrow('no release before it can');
  await release('mf-new', sampleRemote('mf-new', '00000005'));
  expect((await written()).remotes).toContainEqual(
    expect.objectContaining({ name: 'mf-new', disabled: true }),
  );
  await expect(run('switch-off', 'mf-none')).rejects.toThrow('mf-none was never released');
});
