import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { publishedPackages } from './published-packages.ts';

const VALUE = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm;
const TYPE = /^export (?:interface|type) (\w+)(.*)/gm;
/** Types computed from a documented value: of a schema, a list, a table. */
const COMPUTED =
  /= (?:z\.(?:output|input|infer)<typeof |\(typeof \w+\)\[|keyof typeof |CallResponse<typeof )/;
const FORWARDED = /^export (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm;
const DOCUMENTED = /\*\/\n(?:\/\/ biome-ignore .*\n)?$/;

/** Names that need no comment: lengths in characters, and texts for a field. */
const isPlain = (file: string, name: string) =>
  /^(?:MAX|MIN)_\w*LENGTH$/.test(name) || file.endsWith('contract/src/messages.ts');

/** Values and types of an entry without a doc comment, as `<file>: <name>`. */
function undocumented(file: string, wanted?: readonly string[]): string[] {
  const text = readFileSync(file, 'utf8');
  const types = [...text.matchAll(TYPE)].filter(([, , rest = '']) => !COMPUTED.test(rest));
  const own = [...text.matchAll(VALUE), ...types]
    .filter(({ index }) => !DOCUMENTED.test(text.slice(0, index)))
    .flatMap(([, name = '']) => name)
    .filter((name) => (wanted?.includes(name) ?? true) && !isPlain(file, name))
    .map((name) => `${relative(ROOT, file)}: ${name}`);
  const forwarded = [...text.matchAll(FORWARDED)].flatMap(([, names = '', from = '']) =>
    undocumented(
      join(dirname(file), from),
      names.split(',').map((name) => name.trim().replace(/^type /, '')),
    ),
  );
  return [...own, ...forwarded];
}

test('every public value and type of the shared packages has a doc comment', () => {
  const files = publishedPackages().flatMap(({ dir, entries }) =>
    [...entries.values()].filter((file) => /\.tsx?$/.test(file)).map((file) => join(dir, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => undocumented(file))).toEqual([]);
});

test('a value without one is named, also where an index forwards it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-documented-'));
  try {
    const one = 'export const one = 1;\nexport interface Third {}\nexport type One = typeof one;\n';
    writeFileSync(join(dir, 'values.ts'), `${one}/** The second. */\nexport const two = 2;\n`);
    writeFileSync(join(dir, 'index.ts'), "export { one, two, type Third } from './values.ts';\n");
    const named = relative(ROOT, join(dir, 'values.ts'));
    expect(undocumented(join(dir, 'index.ts'))).toEqual([`${named}: one`, `${named}: Third`]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
