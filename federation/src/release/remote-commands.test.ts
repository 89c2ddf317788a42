import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { folderStore } from './folder-store.ts';
import { runRemoteCommand } from './remote-commands.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

/** A remote with this build script. */
function remote(build: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-remote-'));
  const mount = { id: 'a', path: '/a', title: 'A', access: 'public', module: './a' };
  const manifest = { name: 'mf-own', contract: '^1.0.0', mounts: [mount] };
  writeFileSync(join(dir, 'remote.json'), JSON.stringify(manifest));
  writeFileSync(
    join(dir, 'package.json'),
    JSON.stringify({ version: '1.0.0', scripts: { build } }),
  );
  mkdirSync(join(dir, 'src/routes'), { recursive: true });
  writeFileSync(join(dir, 'src/routes/a.tsx'), '');
  return dir;
}
const store = () => mkdtempSync(join(tmpdir(), 'vitrina-store-'));

test('a command that belongs to whoever runs the platform is refused with those of a team', async () => {
  await expect(runRemoteCommand(['roster'], remote(''))).rejects.toThrow(
    /There is no command "roster": release, rollback/,
  );
  await expect(runRemoteCommand([], remote(''))).rejects.toThrow(/Name a command: release/);
});

test('a folder without a remote.json is named', async () => {
  const dir = store();
  await expect(runRemoteCommand(['releases', '--to', store()], dir)).rejects.toThrow(dir);
});

test('the command is about the remote of the folder', async () => {
  expect(await runRemoteCommand(['releases', '--to', store()], remote(''))).toMatch(
    /has no registry yet/,
  );
  expect(await runRemoteCommand(['previews', '--to', store()], remote(''))).toMatch(
    /has no previews of mf-own/,
  );
  await expect(runRemoteCommand(['release', '--to', store()], remote(''))).rejects.toThrow(
    /Name where browsers reach mf-own/,
  );
});

test('a build that fails is told with what it wrote, and nothing is released', async () => {
  const args = ['release', '--to', store(), '--origin', 'https://own.exemplu.ro'];
  const dir = remote('echo no such module >&2; exit 3');
  await expect(runRemoteCommand(args, dir)).rejects.toThrow(
    /It did not build \(exit 3\):\nno such module/,
  );
});

/** Two releases of mf-own; the first one is marked by hand. */
async function released() {
  const root = temporaryFolder('store');
  const { release, registry } = deploymentOn(() => folderStore(root));
  await release('shell', sampleShell());
  await release('mf-own', sampleRemote('mf-own', '00000001'));
  await release('mf-own', sampleRemote('mf-own', '00000002'));
  const team = (...args: string[]) => runRemoteCommand([...args, '--to', root], remote(''));
  return { release, registry, team };
}

test('a remote may be named in its own folder, and no other', async () => {
  const { registry, team } = await released();
  await team('mark-bad', 'mf-own', '1.0.0-00000001');
  expect((await registry()).bad).toEqual({ 'mf-own': ['1.0.0-00000001'] });
  await team('mark-good', '1.0.0-00000001');
  expect((await registry()).bad).toEqual({ 'mf-own': [] });
  for (const other of ['mf-shop', 'shell'])
    await expect(team('switch-off', other)).rejects.toThrow(`This folder is mf-own; `);
  expect((await registry()).remotes[0]?.disabled).toBeUndefined();
  await expect(team('mark-bad', 'mf-own', '1.0.0-0000000f')).rejects.toThrow(
    'has no release 1.0.0-0000000f of mf-own: nothing was changed.',
  );
});

test('advice is in the words of the folder where the tool runs', async () => {
  const { release, team } = await released();
  await release('mf-own', sampleRemote('mf-own', '00000003'), { canary: 0.1 });
  expect(await team('mark-bad', '1.0.0-00000003')).toContain('npx vitrina stop-canary mf-own');
  await expect(team('promote')).rejects.toThrow(
    'npx vitrina mark-good mf-own 1.0.0-00000003 takes that back.',
  );
  // A remote's folder has no such command.
  expect(await team('mark-good', '1.0.0-00000003')).toContain('pnpm render-html');
});
