import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@rstest/core';
import { folderStore } from '../folder-store.ts';
import { SAMPLE_ORIGIN } from '../sample-deployment.ts';
import { sampleRemote, temporaryFolder } from '../sample-shell.ts';
import type { RunCommand } from '../testing/run-command.ts';
import { delegatedDeployment } from '../testing/sample-delegation.ts';

const TSX = createRequire(import.meta.url).resolve('tsx');
const SCRIPT = fileURLToPath(new URL('../testing/run-command.ts', import.meta.url));
/** User id of the team; the store belongs to the user who runs the tests. */
const TEAM = 65_534;
/** True for root, when another user can run the files of this checkout. */
function canBecomeTeam(): boolean {
  if (process.getuid?.() !== 0) return false;
  const probe = `await import('node:fs').then(({ readdirSync, readFileSync }) => {
    readFileSync(${JSON.stringify(SCRIPT)});
    readdirSync(${JSON.stringify(tmpdir())});
  })`;
  const args = ['--import', TSX, '--input-type=module', '--eval', probe];
  return spawnSync(process.execPath, args, { uid: TEAM, gid: TEAM, cwd: '/' }).status === 0;
}
const isPossible = canBecomeTeam();
if (!isPossible)
  console.warn('Nobody else may run what lies here: rights in a folder are not tried.');

/** @returns its output and exit code */
async function asTeam(told: RunCommand): Promise<{ said: string; code: number | null }> {
  for (const dir of [told.stateDir, told.build])
    if (dir) {
      chownSync(dir, TEAM, TEAM);
      chmodSync(dir, 0o755);
    }
  const child = spawn(process.execPath, ['--import', TSX, SCRIPT, JSON.stringify(told)], {
    ...{ uid: TEAM, gid: TEAM, cwd: '/' },
  });
  const [said, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { said: said + problem, code };
}

(isPossible ? test : test.skip)(
  'in a folder a team needs no more than its own two, as the document says',
  async () => {
    const root = temporaryFolder('store');
    const { config, keys, publisher, operator } = await delegatedDeployment(() =>
      folderStore(root),
    );
    chmodSync(root, 0o755);
    for (const folder of ['mf-shop', 'entries', 'entries/mf-shop', 'mf-quiz', 'entries/mf-quiz'])
      mkdirSync(join(root, folder));
    for (const folder of ['mf-shop', 'entries/mf-shop']) chownSync(join(root, folder), TEAM, TEAM);
    const told: RunCommand = {
      ...{ verb: 'release', positionals: ['mf-shop'], place: root, config, origin: SAMPLE_ORIGIN },
      ...{ teamKey: keys.shop.privateKey, build: sampleRemote('mf-shop', '00000001') },
      ...{ stateDir: temporaryFolder('team'), waits: { everyMs: 50 } },
    };
    let isDone = false;
    const released = asTeam(told).finally(() => {
      isDone = true;
    });
    while (!isDone) await publisher.run('publish-entries', '');
    expect(await released).toMatchObject({
      code: 0,
      said: expect.stringContaining('mf-shop 1.0.0-00000001 is live (revision 2)'),
    });
    expect((await operator.registry()).remotes).toHaveLength(1);

    // Even with the key of the other team.
    const other = await asTeam({
      ...{ ...told, positionals: ['mf-quiz'], teamKey: keys.quiz.privateKey },
      ...{ build: sampleRemote('mf-quiz', '00000001'), stateDir: temporaryFolder('team') },
    });
    expect(other.code).toBe(1);
    expect(other.said).toMatch(
      /^This user may not write .*: run the command as the user that owns/,
    );
  },
  60_000,
);
