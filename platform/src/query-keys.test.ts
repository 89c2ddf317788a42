import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageDir } from './paths.ts';
import { REMOTES } from './remotes.ts';

test('a query key names the package that it is written in', () => {
  const keys = ['shared-auth', 'shell', ...REMOTES].flatMap((name) => keysIn(name));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter(({ owner, expected }) => owner !== expected)).toEqual([]);
});

function keysIn(name: string) {
  const source = join(packageDir(name), 'src');
  const expected = name === 'shared-auth' ? 'shared' : name;
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...withoutComments(readFileSync(join(source, file), 'utf8')).matchAll(
          /\b(?:user|public)Key\(\s*'([^']+)'/g,
        ),
      ].map(([, owner]) => ({ file, owner, expected })),
    );
}

/** Comments may contain examples with another package's key. */
const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\//g, '');
