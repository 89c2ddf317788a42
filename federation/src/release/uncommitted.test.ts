import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { assertCommitted, uncommitted } from './uncommitted.ts';

test('what is changed or new is named, what is ignored is not', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-uncommitted-'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd: dir });
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  git('init', '--quiet');
  write('.gitignore', 'dist\n');
  write('a.ts', '1');
  git('add', '--all');
  const author = ['-c', 'user.name=Team', '-c', 'user.email=team@exemplu.ro'];
  git(...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'first');
  expect(await uncommitted(dir)).toEqual([]);
  write('a.ts', '2');
  await expect(assertCommitted(dir)).rejects.toThrow(': 1 file is not committed (a.ts).');
  write('b ș.ts', '1');
  write('dist', '1');
  expect(await uncommitted(dir)).toEqual(['a.ts', 'b ș.ts']);
  await expect(assertCommitted(dir)).rejects.toThrow(': 2 files are not committed (a.ts, b ș.ts).');
});

test('where there is no repository, or no git, it says that sources were not checked', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-uncommitted-'));
  const said: string[] = [];
  await assertCommitted(dir, (sentence) => said.push(sentence));
  const { PATH } = process.env;
  try {
    process.env.PATH = dir;
    await assertCommitted(dir, (sentence) => said.push(sentence));
  } finally {
    process.env.PATH = PATH;
  }
  const start = `Whether the sources in ${dir} are committed was not checked`;
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^${start}.*not a git repository`)),
    expect.stringMatching(new RegExp(`^${start}.*spawn git ENOENT`)),
  ]);
});
