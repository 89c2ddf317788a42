import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ERROR_CATALOGUE, type NamedTest } from '../src/catalogue/error-catalogue.ts';
import { SPECIFIED_TEXTS } from '../src/catalogue/specified-texts.ts';

const ROOT = join(import.meta.dirname, '../..');

const ROWS = SPECIFIED_TEXTS.flatMap((text) =>
  (ERROR_CATALOGUE[text] ?? []).map((row) => ({ text, ...row })),
);

const PACKAGES = [...new Set(ROWS.map((row) => row.package))];

/** What is wrong with the test that a row names; `null` when nothing is. */
function problemOf(text: string, { file, title }: NamedTest): string | null {
  let source: string;
  try {
    source = readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return `${file} does not exist`;
  }
  // The form that stands in the source: with the quotes that the title needs there.
  const written = [`'${title}'`, `"${title}"`, `\`${title}\``];
  if (!written.some((form) => source.includes(form))) return `${file} has no test "${title}"`;
  const literal = literalOf(text);
  return source.includes(literal) ? null : `${file} does not mention "${literal}"`;
}

/** What of a text stands in the code: all of it up to the part that is filled in. */
function literalOf(text: string): string {
  return text.split('{')[0] ?? '';
}

/** The sources of a package in one, its tests left out. */
function codeOf(name: string): string {
  const folder = join(ROOT, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

test('every text of the error catalogue has a row', () => {
  const without = SPECIFIED_TEXTS.filter((text) => !ERROR_CATALOGUE[text]?.length);
  expect(without).toEqual([]);
  expect(Object.keys(ERROR_CATALOGUE).sort()).toEqual([...SPECIFIED_TEXTS].sort());
});

test('every test that the error catalogue names exists, and mentions its text', () => {
  const problems = ROWS.map(({ text, test: named }) => problemOf(text, named));
  expect(problems.filter(Boolean)).toEqual([]);
});

test('every text stands in the code of the package that says it', () => {
  const code = new Map(PACKAGES.map((name) => [name, codeOf(name)]));
  const strangers = ROWS.filter(
    ({ text, package: name }) => !code.get(name)?.includes(literalOf(text)),
  );
  expect(strangers.map(({ text, package: name }) => `${name}: ${text}`)).toEqual([]);
});
