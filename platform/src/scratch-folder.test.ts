import { existsSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { createScratchFolder } from './scratch-folder.ts';

const GIB = 1024 ** 3;
let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

test('on a machine with little memory the folder is on the disk', () => {
  folder = createScratchFolder(GIB);
  expect(dirname(folder)).toBe(tmpdir());
});

test.skipIf(!existsSync('/dev/shm'))('on one with room it is in memory', () => {
  folder = createScratchFolder(32 * GIB);
  expect(dirname(folder)).toBe('/dev/shm');
});

test.skipIf(process.platform === 'win32')('every user may write to it', () => {
  folder = createScratchFolder();
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});
