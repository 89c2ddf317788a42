import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@rstest/core';
import { temporaryFolder } from './sample-shell.ts';
import type { Failed } from './testing/failing-disk.ts';
import type { SmallDisk } from './testing/small-disk.ts';

const all = process.env.VITRINA_TEST_ALL === '1';
const TSX = createRequire(import.meta.url).resolve('tsx');
const node = (script: string, ...args: string[]) => [
  process.execPath,
  '--import',
  TSX,
  fileURLToPath(new URL(`./testing/${script}`, import.meta.url)),
  ...args,
];
const run = async ([command = '', ...args]: string[]): Promise<unknown> => {
  const options = { maxBuffer: 64 * 1024 * 1024 };
  return JSON.parse((await promisify(execFile)(command, args, options)).stdout);
};

const SAID = {
  ENOSPC: /is full: make room there/,
  EDQUOT: /quota of the disk .* is used up/,
  EROFS: /can only be read: mount it for writing/,
};
const VERBS = ['release', 'rollback', 'switch-off', 'render-html'];

test('whichever write the disk refuses first: a sentence, old or new, and nothing in halves', async () => {
  const plan = {
    root: temporaryFolder('disk'),
    verbs: all ? VERBS : ['release', 'switch-off'],
    codes: all ? Object.keys(SAID) : ['ENOSPC'],
    every: all ? 1 : 10,
  };
  const results = (await run(node('failing-disk.ts', JSON.stringify(plan)))) as Failed[];
  expect(results.length).toBeGreaterThan(all ? 300 : 7);
  for (const result of results) {
    const { code, said, isError, isChanged, partial, next, isHtmlInStep } = result;
    const what = JSON.stringify(result, null, 2);
    if (isError) expect(said, what).toMatch(SAID[code]);
    expect(said, what).not.toMatch(/\n\s+at |undefined|E[A-Z]{4}/);
    if (isError && isChanged)
      expect(said, what).toMatch(
        /live.*\nBut its HTML was not written.*\nThen: pnpm render-html\.$/,
      );
    if (isError && !isChanged) expect(said, what).toMatch(/What is live is as it was\.$/);
    if (code !== 'EROFS') expect(partial, what).toEqual([]);
    expect(isHtmlInStep, what).toBe(true);
    expect(next, what).toMatch(/^HTML of revision \d+ in [^\n]+\nmf-shop .*switched off/);
  }
}, 600_000);

/** Runs `command` with its own tmpfs; without root, in a user namespace. */
const onSmallDisk = (options: string, command: string[]): string[] => [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o ${options} tmpfs "$0" && exec "$@"`,
  ...command,
];
const [tried = '', ...rest] = onSmallDisk('size=1m', [temporaryFolder('disk'), 'true']);
const mayMount = spawnSync(tried, rest).status === 0;
const title = mayMount ? '' : ' (not run: nobody may mount a file system here)';

test.skipIf(!mayMount).each([
  ['bytes', 'size=6m'],
  ['files', 'size=16m,nr_inodes=220'],
])(
  `a disk that is out of %s: nothing is released, kill switch and rollback work${title}`,
  async (...row) => {
    const [isOutOf, options] = row;
    const disk = temporaryFolder('disk');
    const command = [disk, ...node('small-disk.ts', disk, isOutOf)];
    const said = (await run(onSmallDisk(options, command))) as SmallDisk;
    expect(said.release).toMatch(/store is full: make room there\. .*What is live is as it was\.$/);
    expect(said.switchOff).toMatch(
      /^mf-shop 1\.0\.0-00000002 .*switched off .*\nHTML of revision 3/,
    );
    expect(said.rollback).toMatch(/^mf-shop 1\.0\.0-00000001 is live.*\nHTML of revision 4/);
    expect(said.again).toHaveLength(4);
    for (const one of said.again) expect(one).toMatch(/^mf-shop .*\nHTML of revision \d/);
    expect(said.isHtmlInStep).toBe(true);
    expect(said.litter).toEqual([]);
    expect(said.next).toMatch(/^mf-shop 1\.0\.0-00000003 is live/);
    expect(said.left).toBeLessThan(32);
    expect(said.pieces).toBe(32);
    expect(said.readOnly).toMatch(/can only be read: mount it .*What is live is as it was\.$/);
  },
  60_000,
);
