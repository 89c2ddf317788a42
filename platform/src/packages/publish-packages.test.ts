import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { publishPackages } from './publish-packages.ts';

/** npm's settings of somebody who wrote these lines. */
function settings(lines: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrina-npmrc-')), 'npmrc');
  writeFileSync(file, lines);
  return file;
}

test.each([
  ['no registry for the scope', '', /pinned to no registry: npm config set @vitrina:registry/],
  [
    'the public registry',
    '@vitrina:registry=https://registry.npmjs.org/\n',
    /not for registry\.npmjs\.org: pin @vitrina to your own registry/,
  ],
  [
    'nothing packed',
    '@vitrina:registry=https://npm.exemplu.ro/\n',
    /@vitrina\/contract \d+\.\d+\.\d+ was not packed/,
  ],
])('%s: nothing is published', async (_name, lines, said) => {
  await expect(publishPackages([], settings(lines))).rejects.toThrow(said);
});
