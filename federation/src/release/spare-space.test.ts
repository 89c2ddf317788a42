import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from '@rstest/core';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

let root: string;
let deployed: ReturnType<typeof deploymentOn>;
beforeEach(async () => {
  root = temporaryFolder('store');
  deployed = deploymentOn(() => folderStore(root));
  await deployed.release('shell', sampleShell());
  for (const hash of ['00000001', '00000002'])
    await deployed.release('mf-shop', sampleRemote('mf-shop', hash));
});

const spare = (piece = '') => join(root, '.spare', piece);
const bytesThere = () =>
  readdirSync(spare()).reduce((sum, piece) => sum + statSync(spare(piece)).size, 0);
const WHOLE = 2 * 1024 * 1024;

/** Leaves the spare space as commands on a full disk do, one of them killed while it refilled. */
function use(): void {
  for (const piece of ['0', '1', '2']) rmSync(spare(piece));
  truncateSync(spare('3'), 4096);
}

test('a release of files that are there already fills up what was used', async () => {
  use();
  await deployed.run('release', 'mf-shop');
  expect(bytesThere()).toBe(WHOLE);
});

test.each(['switch-off', 'rollback', 'render-html', 'mark-bad'])(
  '%s fills up what was used, once there is room',
  async (verb) => {
    use();
    const named = { positionals: ['mf-shop', '1.0.0-00000001'] };
    await deployed.run(verb, 'mf-shop', verb === 'mark-bad' ? named : {});
    expect(bytesThere()).toBe(WHOLE);
  },
);

test('the room that is made by deleting goes to what was used first', async () => {
  use();
  await folderStore(root).remove('mf-shop/none');
  expect(bytesThere()).toBe(WHOLE);
});

test('a folder that has none yet gets it with its first change', async () => {
  rmSync(spare(), { recursive: true });
  await deployed.run('switch-off', 'mf-shop');
  expect(bytesThere()).toBe(WHOLE);
});

test('what cannot be filled up again keeps nobody from going back', async () => {
  rmSync(spare(), { recursive: true });
  // A file in its place: the folder cannot be made.
  await folderStore(root).putText('.spare', '');
  expect(await deployed.run('switch-off', 'mf-shop')).toContain('switched off');
  await expect(deployed.run('release', 'mf-shop')).rejects.toThrow(
    /is no folder, or a file stands in its way\. What is live is as it was\.$/,
  );
});

test('several processes may fill it up at the same moment', async () => {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const script = `
    const { spareSpace } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'spare-space.ts')).href)});
    const { rmSync } = await import('node:fs');
    for (let turn = 0; turn < 40; turn++) {
      spareSpace(${JSON.stringify(spare())}).fill();
      rmSync(${JSON.stringify(spare())} + '/' + (turn % 32), { force: true });
    }
    spareSpace(${JSON.stringify(spare())}).fill();`;
  const fillers = Array.from({ length: 2 }, () =>
    spawn(process.execPath, ['--import', tsx, '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const codes = await Promise.all(fillers.map(async (filler) => (await once(filler, 'exit'))[0]));
  expect(codes).toEqual([0, 0]);
}, 30_000);
