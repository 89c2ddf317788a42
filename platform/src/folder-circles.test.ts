import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isSource = (file: string) => /(?<!\.test)\.tsx?$/.test(file);
const folderOf = (path: string) => /^(?!\.\.)([^/]+)\//.exec(path)?.[1];

/** What each top-level folder of a package's sources imports of the others. */
function importsOf(source: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isSource);
  for (const file of files) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, address = ''] of text.matchAll(IMPORT)) {
      const to = folderOf(relative(source, resolve(source, dirname(file), address)));
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  return imports;
}

/** The folders that reach themselves again, also through others. */
function foldersInCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...imports.keys()].filter((start) => {
    const reached = new Set<string>();
    const ahead = [start];
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
      for (const next of imports.get(folder) ?? []) {
        if (!reached.has(next)) ahead.push(next);
        reached.add(next);
      }
    }
    return reached.has(start);
  });
}

const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'src')));

test.each(packages)('no two folders of %s import each other', (name) => {
  expect(foldersInCircles(importsOf(join(ROOT, name, 'src')))).toEqual([]);
});

test('a circle is found, also one of three', () => {
  const imports = { a: ['b'], b: ['c'], c: ['a'], d: ['a'] };
  const graph = new Map(Object.entries(imports).map(([from, to]) => [from, new Set(to)]));
  expect(foldersInCircles(graph)).toEqual(['a', 'b', 'c']);
});
