import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import { packageDir } from './paths.ts';

/** Multipart requests, which no `Call` describes. */
const UPLOADS = ['upload-files', 'upload-private-file'];

test('contract/src/all-calls.ts lists each file of contract/src/calls', () => {
  const files = readdirSync(join(packageDir('contract'), 'src/calls'))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''));
  expect([...ALL_CALLS.map(({ name }) => name), ...UPLOADS].toSorted()).toEqual(files.toSorted());
});
