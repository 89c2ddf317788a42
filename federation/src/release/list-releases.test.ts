import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

/** A signed deployment, and ways to tamper with its registry. */
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
  return { run, release, tamper, config };
}

test.each([
  ['with the key', {}],
  ['with the configuration alone', { privateKey: null }],
])(
  '%s a registry that somebody changed is refused, and nothing of it is listed',
  async (_, options) => {
    const { run, tamper } = await deployed();
    expect(await run('releases', '', options)).toContain('mf-shop 1.0.0-00000001 is live');
    tamper();
    for (const verb of ['releases', 'roster', 'previews'])
      await expect(run(verb, '', { ...options, positionals: [] })).rejects.toThrow(
        /^The registry of \S+ is not signed[^\n]*pnpm repair-registry\.$/,
      );
  },
);

test('a fix names what stands behind it, and the list what was found bad', async () => {
  const { run, release } = await deployed();
  expect(await release('mf-shop', sampleRemote('mf-shop', '00000002'))).toContain(
    'pnpm mark-bad mf-shop 1.0.0-00000001',
  );
  await run('mark-bad', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000001'] });
  const listed = await run('releases', '');
  expect(listed).toMatch(/1\.0\.0-00000002 is live.*, marked bad 1\.0\.0-00000001$/m);
});

test('of one remote it lists what was live of it, and of no other', async () => {
  const { run, release } = await deployed();
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  await release('mf-shop', sampleRemote('mf-shop', '00000002'));
  await run('mark-bad', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000001'] });
  expect(await run('releases', 'mf-shop')).toMatch(
    /^revision 4\nmf-shop 1\.0\.0-00000002 is live.*\n {2}mf-shop 1\.0\.0-00000001 was live from .* to .*, marked bad$/,
  );
  expect(await run('releases', 'shell')).toMatch(/^revision 4\nshell 1\.0\.0-a{12}[^\n]*$/);
});

test('with neither a key nor a configuration it is listed, and said that nobody verified it', async () => {
  const { run } = await deployed();
  expect(await run('releases', '', { privateKey: null, config: undefined })).toMatch(
    /mf-shop 1\.0\.0-00000001 is live.*\nNobody verified this: /s,
  );
});

test('with the configuration alone a registry of another environment is refused', async () => {
  const { run, config } = await deployed();
  const staging = { ...config, environment: 'staging' as const };
  await expect(run('releases', '', { privateKey: null, config: staging })).rejects.toThrow(
    'is that of production; the configuration is that of staging.',
  );
});
