import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageDir, ROOT } from './paths.ts';

const dir = packageDir('backend');

/** Names in the table's first column; `_PHONE` after `BRAND_NAME` stands for `BRAND_PHONE`. */
function toldNames(): string[] {
  const rows = readFileSync(join(dir, 'README.md'), 'utf8').match(/^\| `.*$/gm) ?? [];
  return rows.flatMap((row) => {
    const names = [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z\d_]*|_[A-Z\d_]+)`/g)];
    const [prefix] = names[0]?.[1]?.split('_') ?? [];
    return names.map(([, name = '']) => (name.startsWith('_') ? prefix + name : name));
  });
}

test('backend/README.md has each variable that the backend reads, and no other', () => {
  const read = ['config.ts', 'read-services.ts'].flatMap((file) =>
    [
      ...readFileSync(join(dir, 'src', file), 'utf8').matchAll(/'([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)'/g),
    ].map(([, name = '']) => name),
  );
  expect(read).toContain('BRAND_PHONE');
  expect([...new Set(toldNames())].toSorted()).toEqual([...new Set(read)].toSorted());
});

test('deploy/environment/backend.env sets only variables that the backend reads', () => {
  const file = readFileSync(join(ROOT, 'deploy/environment/backend.env'), 'utf8');
  const set = [...file.matchAll(/^([A-Z][A-Z\d_]*)=/gm)].map(([, name = '']) => name);
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !toldNames().includes(name))).toEqual([]);
});
