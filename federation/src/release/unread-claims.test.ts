import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { signDelegation } from '@vitrina/contract/delegation-signature';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import type { DelegationFile } from './delegation-file.ts';
import { folderStore } from './folder-store.ts';
import { deploymentOn, SAMPLE_ORIGIN } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';
import { signDelegationFile } from './sign-delegation.ts';
import { inHours } from './testing/sample-delegation.ts';

const REFUSED = 'Pages would refuse the registry: the roster does not give mf-shop the mount club';

test('a first roster does not go live beside a mount that only newer pages can read', async () => {
  const [registryKeys, freshness, shop, root] = await Promise.all([
    createRegistryKeys(),
    createRegistryKeys(),
    createRegistryKeys(),
    createRegistryKeys(),
  ]);
  const folder = temporaryFolder('store');
  const keys = { privateKey: registryKeys.privateKey, freshnessKey: freshness.privateKey };
  const before = {
    ...SAMPLE_CONFIG,
    registryKey: registryKeys.publicKey,
    remoteOrigins: [SAMPLE_ORIGIN],
  };
  const { release, registry, run } = deploymentOn(() => folderStore(folder), {
    ...keys,
    config: before,
  });
  await release('shell', sampleShell());
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  // As a later version writes it: with a mount of an access that this one does not know.
  const live = await registry();
  const remotes = live.remotes.map((remote) => {
    const [page] = remote.current.mounts;
    const club = { ...page, id: 'club', path: '/club', access: 'members' };
    return { ...remote, current: { ...remote.current, mounts: [page, club] } };
  }) as typeof live.remotes;
  const { signature: _, ...unsigned } = { ...live, remotes, revision: live.revision + 1 };
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify(await signRegistry(unsigned, registryKeys.privateKey)),
  );

  const config = { ...before, roots: { keys: [root.publicKey], threshold: 1 } };
  const drafts = temporaryFolder('draft');
  const [file, configFile] = [join(drafts, 'delegation.json'), join(drafts, 'config.json')];
  writeFileSync(configFile, JSON.stringify(config));
  await run('delegation', '', { out: file, config });
  const draft = JSON.parse(readFileSync(file, 'utf8')) as DelegationFile;
  draft.delegation.freshness = [freshness.publicKey];
  draft.delegation.teams = {
    'mf-shop': { keys: [{ key: shop.publicKey, until: inHours(99) }], threshold: 1 },
  };
  writeFileSync(file, JSON.stringify(draft));
  const signing = signDelegationFile([file, '--config', configFile, '--yes'], {
    VITRINA_ROOT_KEY: root.privateKey,
  });
  await expect(signing).rejects.toThrow(REFUSED);

  draft.delegation = await signDelegation(draft, root.privateKey);
  writeFileSync(file, JSON.stringify(draft));
  const publishing = run('publish-delegation', '', { positionals: [file], config });
  await expect(publishing).rejects.toThrow(REFUSED);
  expect((await registry()).delegation).toBeUndefined();
});
