import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { pinnedRegistry } from './pinned-registry.ts';

/** Environment of an npm with these settings. */
function settings(lines: string): NodeJS.ProcessEnv {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrina-npmrc-')), 'npmrc');
  writeFileSync(file, lines);
  return { ...process.env, NPM_CONFIG_USERCONFIG: file };
}

test('the registry is the one that npm pins the scope to', () => {
  const env = settings('@vitrina:registry=https://npm.exemplu.ro/\n');
  expect(pinnedRegistry(env)).toBe('https://npm.exemplu.ro/');
});

test('without a pin the next step is said', () => {
  expect(() => pinnedRegistry(settings('registry=https://npm.exemplu.ro/\n'))).toThrow(
    /pinned to no registry.*npm config set @vitrina:registry/,
  );
});
