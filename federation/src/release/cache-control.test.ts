import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { cacheControl } from './cache-control.ts';

/** Paths of the table "The store" that are served, each with its `Cache-Control`. */
function documented(): Array<readonly [path: string, header: string]> {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/deployment.md'), 'utf8');
  const section = text.split(/^## /m).find((one) => one.startsWith('The store\n')) ?? '';
  return [...section.matchAll(/^\|(.*`.*)\|.*\|.*\|(.*)\|$/gm)].flatMap(
    ([, paths = '', header = '']) => {
      const [, value] = /`([^`]+)`/.exec(header) ?? [];
      const names = [...paths.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const folder = names[0]?.replace(/[^/]*$/, '') ?? '';
      return value
        ? names.map((name) => [sampleOf(name.includes('/') ? name : folder + name), value] as const)
        : [];
    },
  );
}

const sampleOf = (pattern: string): string =>
  pattern
    .replace(/<\w+>/g, 'x')
    .replace('**', pattern.startsWith('html/') ? 'product/1.html' : 'app.0f3a1c.js')
    .replace('*', 'page');

test('a bucket stores each file with the header of the table in docs/deployment.md', () => {
  const rows = documented();
  expect(rows.length).toBeGreaterThan(12);
  expect(rows.map(([path]) => [path, cacheControl(path)])).toEqual(rows);
});
