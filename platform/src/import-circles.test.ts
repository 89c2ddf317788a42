import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g;
const isSource = (file: string) => /(?<!\.test)\.tsx?$/.test(file);
/** The subfolder of `folder` that contains `file`. */
function folderWithin(folder: string, file: string): string | undefined {
  const [step = '', ...rest] = relative(folder, file).split(sep);
  return step !== '..' && rest.length > 0 ? join(folder, step) : undefined;
}

/** Each import between files of `source`, types included: the importing file and the imported one. */
function* importsIn(source: string): Generator<[file: string, imported: string]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isSource);
  for (const file of files.map((name) => join(source, name)))
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      yield [file, resolve(dirname(file), address)];
}

/** File -> files that it imports. */
const betweenFiles = (source: string) => graphOf(importsIn(source));

/** Folder -> sibling folders that its files import, at any depth. */
const betweenFolders = (source: string) =>
  graphOf(
    [...importsIn(source)].flatMap(([file, imported]): Array<[string, string]> => {
      let shared = dirname(file);
      while (relative(shared, imported).startsWith('..')) shared = dirname(shared);
      const from = folderWithin(shared, file);
      const to = folderWithin(shared, imported);
      return from && to ? [[from, to]] : [];
    }),
  );

function graphOf(edges: Iterable<[from: string, to: string]>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** Files or folders in an import cycle, direct or indirect. */
function inCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
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
  const circles = inCircles(betweenFolders(join(ROOT, name, 'src')));
  expect(circles.map((folder) => relative(ROOT, folder))).toEqual([]);
});

test.each(packages)('no two files of %s import each other, not even types', (name) => {
  const circles = inCircles(betweenFiles(join(ROOT, name, 'src')));
  expect(circles.map((file) => relative(ROOT, file))).toEqual([]);
});

test('a circle is found, also one of three', () => {
  const imports = { a: ['b'], b: ['c'], c: ['a'], d: ['a'] };
  const graph = new Map(Object.entries(imports).map(([from, to]) => [from, new Set(to)]));
  expect(inCircles(graph)).toEqual(['a', 'b', 'c']);
});
