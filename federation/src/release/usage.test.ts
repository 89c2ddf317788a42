import { expect, test } from '@rstest/core';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';
import { USAGE, type Verb } from './usage.ts';

/** Two remotes, each released twice. */
async function deployed() {
  const root = temporaryFolder('store');
  const { run, release, text } = deploymentOn(() => folderStore(root));
  await release('shell', sampleShell());
  for (const name of ['mf-shop', 'mf-quiz'])
    for (const hash of ['00000001', '00000002']) await release(name, sampleRemote(name, hash));
  return { run, text };
}

test('a second remote is refused, not passed over in silence', async () => {
  const { run, text } = await deployed();
  const before = await text('registry.json');
  await expect(run('switch-off', '', { positionals: ['mf-shop', 'mf-quiz'] })).rejects.toThrow(
    'pnpm switch-off takes <remote>: "mf-quiz" is too much, and nothing was done. One at a time: pnpm switch-off mf-shop',
  );
  expect(await text('registry.json')).toBe(before);
});

test('every command refuses one argument more than it takes, and changes nothing', async () => {
  const { run, text } = await deployed();
  const before = await text('registry.json');
  for (const verb of Object.keys(USAGE) as Verb[]) {
    const takes = USAGE[verb].match(/</g)?.length ?? 0;
    const given = ['mf-shop', '1.0.0-00000001', 'more'].slice(0, takes);
    await expect(run(verb, '', { positionals: [...given, 'more'] }), verb).rejects.toThrow(
      /"more" is too much, and nothing was done\. .*: pnpm /,
    );
  }
  expect(await text('registry.json')).toBe(before);
});
