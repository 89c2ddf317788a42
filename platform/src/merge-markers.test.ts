import { spawnSync } from 'node:child_process';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

test('no file has a half-made merge in it', () => {
  // pnpm silently accepts a lockfile with markers.
  const { stdout, status } = spawnSync('git', ['grep', '-nIE', '^(<{7}|>{7}) '], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
