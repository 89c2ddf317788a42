import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createRegistryKeys, verifyRegistry } from '@vitrina/contract/registry-signature';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import {
  SAMPLE_CONFIG,
  sampleEmbed,
  samplePlugin,
  sampleShell,
  temporaryFolder,
} from './sample-shell.ts';

const { privateKey, publicKey } = await createRegistryKeys();
const config = { ...SAMPLE_CONFIG, registryKey: publicKey };
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

function deployment() {
  const store = join(temporaryFolder('plugin-store'), 'store');
  const on = deploymentOn(() => folderStore(store), { privateKey, config });
  const releaseEmbed = (plugin: string) => {
    on.builds.set('embed', sampleEmbed('one')).set('wordpress', plugin);
    return on.run('release-embed', '');
  };
  return { ...on, releaseEmbed };
}
const fileOf = (version: string, content = version) =>
  `embed/q/v1/sample-questionnaire-${version}.${sha256(content).slice(0, 8)}.zip`;

test('the plug-in lies beside the embed, and the signed registry has its version and checksum', async () => {
  const { release, releaseEmbed, registry, inlined, text } = deployment();
  await release('shell', sampleShell());
  const told = await releaseEmbed(samplePlugin('1.1.0'));
  expect(told).toContain(`the plug-in for WordPress, 1.1.0, is in ${fileOf('1.1.0')}`);
  expect(await text(fileOf('1.1.0'))).toBe('1.1.0');
  const live = await registry();
  expect(live.wordpress).toEqual({ version: '1.1.0', sha256: sha256('1.1.0') });
  expect(await verifyRegistry(live, publicKey)).toBe(true);
  expect(await inlined()).toEqual(live);
});

test('the same again changes nothing, another one does, and what others release leaves it alone', async () => {
  const { release, releaseEmbed, registry, text } = deployment();
  await release('shell', sampleShell());
  await releaseEmbed(samplePlugin('1.1.0'));
  const before = await registry();
  await releaseEmbed(samplePlugin('1.1.0'));
  expect(await registry()).toEqual(before);
  await releaseEmbed(samplePlugin('1.2.0'));
  await release('shell', sampleShell());
  expect((await registry()).wordpress?.version).toBe('1.2.0');
  expect(await text(fileOf('1.1.0'))).toBe('1.1.0');
});

test('other bytes under the same version are said, because no owner would see them', async () => {
  const { release, releaseEmbed, registry } = deployment();
  await release('shell', sampleShell());
  await releaseEmbed(samplePlugin('1.1.0'));
  expect(await releaseEmbed(samplePlugin('1.1.0', 'other'))).toContain('it had other bytes');
  expect((await registry()).wordpress?.sha256).toBe(sha256('other'));
});

test('before the first shell it waits in the store', async () => {
  const { release, releaseEmbed, registry } = deployment();
  expect(await releaseEmbed(samplePlugin('1.1.0'))).toContain('There is no registry yet');
  await release('shell', sampleShell());
  expect(await registry()).not.toHaveProperty('wordpress');
  await releaseEmbed(samplePlugin('1.1.0'));
  expect(await registry()).toHaveProperty('wordpress.version', '1.1.0');
});

test('with another key nothing is written, and without a zip it says so', async () => {
  const { builds, release, releaseEmbed, run, registry } = deployment();
  await release('shell', sampleShell());
  builds.set('embed', sampleEmbed('one'));
  const { privateKey: other } = await createRegistryKeys();
  await expect(run('release-embed', '', { privateKey: other })).rejects.toThrow('does not belong');
  await expect(releaseEmbed(temporaryFolder('empty'))).rejects.toThrow('holds no zip');
  expect(await registry()).not.toHaveProperty('wordpress');
});
