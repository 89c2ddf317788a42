import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '../folder-store.ts';
import { deploymentOn } from '../sample-deployment.ts';
import { sampleRemote, sampleShell } from '../sample-shell.ts';

/*
 * Runs as its own process on a small file system that it may fill. Prints the commands' messages as
 * JSON.
 */

/** The commands' messages for each disk. */
export interface SmallDisk {
  release: string;
  switchOff: string;
  rollback: string;
  /** Messages of a full disk, switched off and on in turn. */
  again: string[];
  isHtmlInStep: boolean;
  litter: string[];
  /** Number of spare pieces left on the full disk. */
  left: number;
  /** Number of spare pieces once there is room and another change was made. */
  pieces: number;
  next: string;
  readOnly: string;
}

const [disk = '', isOutOf] = process.argv.slice(-2);
const root = join(disk, 'store');
const { run, release, registry, inlined } = deploymentOn(() => folderStore(root));
const saidBy = (work: Promise<string>) => work.catch((error: Error) => error.message);

/** Fills the disk, by bytes or by inodes. */
function fill(): void {
  const other = join(disk, 'other');
  try {
    for (let index = 0; ; index++)
      if (isOutOf === 'files') writeFileSync(`${other}-${index}`, '');
      else appendFileSync(`${other}-0`, Buffer.alloc(1024, 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
function empty(): void {
  for (const name of readdirSync(disk)) if (name.startsWith('other')) rmSync(join(disk, name));
}

await release('shell', sampleShell());
for (const hash of ['00000001', '00000002'])
  await release('mf-shop', sampleRemote('mf-shop', hash));
fill();
const refused = await saidBy(release('mf-shop', sampleRemote('mf-shop', '00000003')));
const switchOff = await saidBy(run('switch-off', 'mf-shop'));
fill();
const rollback = await saidBy(run('rollback', 'mf-shop'));
const again: string[] = [];
for (const verb of ['switch-on', 'switch-off', 'switch-on', 'switch-off']) {
  fill();
  again.push(await saidBy(run(verb, 'mf-shop')));
}
const result = {
  ...{ release: refused, switchOff, rollback, again },
  isHtmlInStep: JSON.stringify(await inlined()) === JSON.stringify(await registry()),
  litter: readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => /partial|lock|next/.test(name)),
};
const piecesNow = () => readdirSync(join(root, '.spare')).length;
const left = piecesNow();
empty();
await run('switch-on', 'mf-shop');
const pieces = piecesNow();
const next = await saidBy(release('mf-shop', sampleRemote('mf-shop', '00000003')));
execFileSync('mount', ['-o', 'remount,ro', disk]);
const readOnly = await saidBy(run('switch-off', 'mf-shop'));
process.stdout.write(
  JSON.stringify({ ...result, left, pieces, next, readOnly } satisfies SmallDisk),
);
