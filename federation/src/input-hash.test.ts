import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { inputHash } from './input-hash.ts';

/** A workspace of two packages, of which `app` depends on `lib`. */
function workspace() {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-inputs-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('pnpm-workspace.yaml', 'packages: [app, lib]');
  write('pnpm-lock.yaml', '');
  write('tsconfig.base.json', '{}');
  write(
    'app/package.json',
    '{ "dependencies": { "@x/lib": "workspace:*", "@x/site": "workspace:*" } }',
  );
  write('app/src/main.ts', '1');
  write('lib/package.json', '{}');
  write('embeds/site/package.json', '{}');
  write('embeds/site/src/site.ts', '1');
  write('lib/src/lib.ts', '1');
  write('other/src/other.ts', '1');
  return { write, hash: () => inputHash(join(root, 'app')) };
}

test.each([
  'app/src/main.ts',
  'lib/src/lib.ts',
  'embeds/site/src/site.ts',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'app/src/new.ts',
  'app/src/distance.ts',
  'app/src/test/part.ts',
])('%s changes it', (file) => {
  const { write, hash } = workspace();
  const before = hash();
  write(file, '2');
  expect(hash()).not.toBe(before);
});

test('pinned versions change it', () => {
  const { write, hash } = workspace();
  const before = hash();
  write('pnpm-workspace.yaml', 'packages: [app, lib]\ncatalog: { react: 19.3.1 }');
  expect(hash()).not.toBe(before);
});

test.each([
  'app/README.md',
  'app/src/main.test.ts',
  'lib/src/lib.test.tsx',
  'app/rstest.config.ts',
  'app/test/sample.ts',
  'lib/testing/stub.ts',
  'app/dist/main.js',
  'app/node_modules/x/index.js',
  'other/src/other.ts',
])('%s does not', (file) => {
  const { write, hash } = workspace();
  const before = hash();
  write(file, '2');
  expect(hash()).toBe(before);
});
