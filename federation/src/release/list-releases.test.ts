import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

/** A signed deployment, and what somebody with access to its store does to the registry. */
async function deployed() {
  const { privateKey, publicKey } = await createRegistryKeys();
  const config = { ...SAMPLE_CONFIG, registryKey: publicKey };
  const root = temporaryFolder('store');
  const { release, run } = deploymentOn(() => folderStore(root), { privateKey, config });
  await release('shell', sampleShell());
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  const file = join(root, 'registry.json');
  const tamper = () => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('1.0.0-00000001', '1.0.0-00000009'));
  };
  return { run, release, tamper };
}

test.each([
  ['with the key', {}],
  ['with the configuration alone', { privateKey: null }],
])('%s a registry that somebody changed is listed and refused', async (_, options) => {
  const { run, tamper } = await deployed();
  expect(await run('releases', '', options)).toContain('mf-shop 1.0.0-00000001 is live');
  tamper();
  await expect(run('releases', '', options)).rejects.toThrow(
    /mf-shop 1\.0\.0-00000009 is live.*\nThe registry of .* is not signed/s,
  );
});

test('a fix names what stands behind it, and the list what was found bad', async () => {
  const { run, release } = await deployed();
  expect(await release('mf-shop', sampleRemote('mf-shop', '00000002'))).toContain(
    'pnpm mark-bad mf-shop 1.0.0-00000001',
  );
  await run('mark-bad', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000001'] });
  const listed = await run('releases', '');
  expect(listed).toMatch(/1\.0\.0-00000002 is live.*, marked bad 1\.0\.0-00000001$/m);
});
