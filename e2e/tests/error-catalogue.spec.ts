import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ERROR_CATALOGUE, type NamedTest } from '../src/catalogue/error-catalogue.ts';
import { SPECIFIED_TEXTS } from '../src/catalogue/specified-texts.ts';

const ROOT = join(import.meta.dirname, '../..');

const ROWS = SPECIFIED_TEXTS.flatMap((text) =>
  (ERROR_CATALOGUE[text] ?? []).map((row) => ({ text, ...row })),
);

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
  const [literal = ''] = text.split('{');
  return source.includes(literal) ? null : `${file} does not mention "${literal}"`;
}

test('every text of the error catalogue has a row', () => {
  const without = SPECIFIED_TEXTS.filter((text) => !ERROR_CATALOGUE[text]?.length);
  expect(without).toEqual([]);
  expect(Object.keys(ERROR_CATALOGUE).sort()).toEqual([...SPECIFIED_TEXTS].sort());
});

test('every test that the error catalogue names exists, and mentions its text', () => {
  const problems = ROWS.map(({ text, test: named }) => named && problemOf(text, named));
  expect(problems.filter(Boolean)).toEqual([]);
});

test('what no test reaches yet is listed, with the issue that brings it', () => {
  const gaps = ROWS.filter((row) => row.test === null);
  for (const { text, trigger, issue } of gaps) {
    console.log(`issue ${issue}: no test yet for "${text}" (${trigger})`);
  }
  expect(gaps.filter(({ issue }) => issue === 4)).toEqual([]);
});
