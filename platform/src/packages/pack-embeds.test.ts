import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@rstest/core';
import { bundleEmbed, embedPackages } from './pack-embeds.ts';
import { publishedPackages } from './published-packages.ts';

const { hooks } = createRequire(import.meta.url)('./pnpmfile.cjs');
/** Bytes after brotli, without the loader. */
const BUDGET = 1000;

const packages = embedPackages().map((one) => [one.name, one] as const);

test.each(packages)('%s is under a kilobyte', async (_name, { dir }) => {
  const bytes = brotliCompressSync(await bundleEmbed(dir)).length;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(BUDGET);
});

test.each(packages)('%s is published by nobody until it has a licence', (name, { dir }) => {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ private: true, license: 'UNLICENSED' });
  expect(publishedPackages().map((one) => one.name)).not.toContain(name);
});

test.each(packages)('%s is packed like a published package', (_name, { dir }) => {
  const packed = hooks.beforePacking(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
  expect(packed).not.toHaveProperty('private');
  expect(packed).not.toHaveProperty('vitrina');
  expect(packed.exports['.']).toEqual({
    types: './dist/src/index.d.ts',
    default: './dist/src/index.js',
  });
});
