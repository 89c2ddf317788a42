import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { publishedPackages } from './published-packages.ts';

const VALUE = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm;
const FORWARDED = /^export \{([^}]*)\} from '(\.[^']+)';/gm;
const DOCUMENTED = /\*\/\n(?:\/\/ biome-ignore .*\n)?$/;

/** Names that need no comment: lengths in characters, and texts for a field. */
const isPlain = (file: string, name: string) =>
  /^(?:MAX|MIN)_\w*LENGTH$/.test(name) || file.endsWith('contract/src/messages.ts');

/** Values of an entry without a doc comment, as `<file>: <name>`. */
function undocumented(file: string, wanted?: readonly string[]): string[] {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(VALUE)]
    .filter(({ index }) => !DOCUMENTED.test(text.slice(0, index)))
    .flatMap(([, name = '']) => name)
    .filter((name) => (wanted?.includes(name) ?? true) && !isPlain(file, name))
    .map((name) => `${relative(ROOT, file)}: ${name}`);
  const forwarded = [...text.matchAll(FORWARDED)].flatMap(([, names = '', from = '']) =>
    undocumented(join(dirname(file), from), names.trim().split(/,\s*/)),
  );
  return [...own, ...forwarded];
}

test('every public value of the shared packages has a doc comment', () => {
  const files = publishedPackages().flatMap(({ dir, entries }) =>
    [...entries.values()].filter((file) => /\.tsx?$/.test(file)).map((file) => join(dir, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => undocumented(file))).toEqual([]);
});

test('a value without one is named, also where an index forwards it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-documented-'));
  try {
    const one = 'export const one = 1;\n';
    writeFileSync(join(dir, 'values.ts'), `${one}/** The second. */\nexport const two = 2;\n`);
    writeFileSync(join(dir, 'index.ts'), "export { one, two } from './values.ts';\n");
    const named = relative(ROOT, join(dir, 'values.ts'));
    expect(undocumented(join(dir, 'index.ts'))).toEqual([`${named}: one`]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
