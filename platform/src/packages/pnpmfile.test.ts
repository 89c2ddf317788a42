import { createRequire } from 'node:module';
import { expect, test } from '@rstest/core';

interface Hooks {
  hooks: { beforePacking(packed: object): unknown };
}
const { hooks }: Hooks = createRequire(import.meta.url)('./pnpmfile.cjs');

const PACKAGE = {
  name: '@vitrina/example',
  exports: { './a': './src/a.ts', './own': './src/own.ts', './style.css': './src/style.css' },
  dependencies: { ky: '2.1.0', zod: '4.6.7' },
  devDependencies: { typescript: '7.0.2' },
  scripts: { test: 'rstest run' },
  vitrina: { workspaceOnly: ['./own'], publishedRanges: { ky: '^1.14.3 || ^2.1.0' } },
};

test('what is published names built files, and ranges where the package says so', () => {
  expect(hooks.beforePacking(PACKAGE)).toEqual({
    name: '@vitrina/example',
    dependencies: { ky: '^1.14.3 || ^2.1.0', zod: '4.6.7' },
    exports: {
      './a': { types: './dist/src/a.d.ts', default: './dist/src/a.js' },
      './style.css': './dist/src/style.css',
    },
  });
});

test('a private package, the template, stays as it is', () => {
  const template = { ...PACKAGE, private: true };
  expect(hooks.beforePacking(template)).toBe(template);
});
