import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isSource = (file: string) => /(?<!\.test)\.tsx?$/.test(file);
/** The subfolder of `folder` that contains `file`. */
function folderWithin(folder: string, file: string): string | undefined {
  const [step = '', ...rest] = relative(folder, file).split(sep);
  return step !== '..' && rest.length > 0 ? join(folder, step) : undefined;
}

/** Folder -> sibling folders that its files import, at any depth. */
function importsOf(source: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isSource);
  for (const file of files.map((name) => join(source, name)))
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = resolve(dirname(file), address);
      let shared = dirname(file);
      while (relative(shared, imported).startsWith('..')) shared = dirname(shared);
      const from = folderWithin(shared, file);
      const to = folderWithin(shared, imported);
      if (from && to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  return imports;
}

/** Folders in an import cycle, direct or indirect. */
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
  const circles = foldersInCircles(importsOf(join(ROOT, name, 'src')));
  expect(circles.map((folder) => relative(ROOT, folder))).toEqual([]);
});

test('a circle is found, also one of three', () => {
  const imports = { a: ['b'], b: ['c'], c: ['a'], d: ['a'] };
  const graph = new Map(Object.entries(imports).map(([from, to]) => [from, new Set(to)]));
  expect(foldersInCircles(graph)).toEqual(['a', 'b', 'c']);
});
