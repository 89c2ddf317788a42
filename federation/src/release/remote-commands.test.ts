import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { runRemoteCommand } from './remote-commands.ts';

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
