import { expect, test } from '@rstest/core';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

async function deployed() {
  const root = temporaryFolder('store');
  const { run, release, registry } = deploymentOn(() => folderStore(root));
  await release('shell', sampleShell());
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  return { run, release, registry };
}

test.each(['promote', 'stop-canary', 'switch-off', 'switch-on'])(
  '%s of the shell says that it has no such thing, and what there is',
  async (verb) => {
    const { run, registry } = await deployed();
    const before = await registry();
    await expect(run(verb, 'shell')).rejects.toThrow(
      'The shell has neither a canary nor a switch, and nothing was changed. To go back: pnpm rollback shell',
    );
    expect(await registry()).toEqual(before);
  },
);

test.each(['promote', 'stop-canary', 'switch-off', 'rollback'])(
  '%s of a remote that nobody knows names the one that is meant',
  async (verb) => {
    const { run } = await deployed();
    await expect(run(verb, 'mf-shp')).rejects.toThrow(
      'mf-shp was never released. Did you mean mf-shop?',
    );
    await expect(run(verb, 'mf-news')).rejects.toThrow(/^mf-news was never released\.$/);
  },
);

test('a canary is stopped; where none runs, the command says so', async () => {
  const { run, release, registry } = await deployed();
  await release('mf-shop', sampleRemote('mf-shop', '00000002'), { canary: 0.1 });
  expect(await run('stop-canary', 'mf-shop')).toMatch(
    /^mf-shop 1\.0\.0-00000002 is no canary any more; mf-shop 1\.0\.0-00000001 is live \(revision 3\)\n/,
  );
  expect((await registry()).remotes[0]?.canary).toBeNull();
  expect(await run('stop-canary', 'mf-shop')).toMatch(
    /^mf-shop has no canary, and nothing was changed; mf-shop 1\.0\.0-00000001 is live \(revision 3\)\n/,
  );
});
