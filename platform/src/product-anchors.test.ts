import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

const anchors = new Set(
  [...readFileSync(join(ROOT, 'docs/product.md'), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^a-z- ]/g, '')
        .replaceAll(' ', '-'),
  ),
);

test('a comment points at a rule that docs/product.md has', () => {
  const found = execFileSync(
    'git',
    ['grep', '-noE', 'product\\.md#[a-z-]+', '--', '*.ts', '*.tsx'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const references = found.trim().split('\n');
  expect(references.length).toBeGreaterThan(50);
  const dead = references.filter((line) => !anchors.has(line.split('#')[1] ?? ''));
  expect(dead).toEqual([]);
});
