import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

/** Set by scripts: positions of popups, one per edge. */
const PLACED = /^--(?:menu|popup)-(?:top|right|bottom|width|room|max-height|max-width)$/;

const sources = execFileSync('git', ['ls-files', '*.css', '*.ts', '*.tsx', '*.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

test('a style reads no property that nothing sets', () => {
  const set = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/(--[a-z][\w-]*)['"`]?\s*[:,)\]]|@property (--[\w-]+)/g)]
        .filter(([whole]) => !whole.endsWith(')') || /['"`]\s*\)$/.test(whole))
        .map(([, named, registered]) => named ?? registered),
    ),
  );
  const unknown = sources
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => ({ file, name })),
    )
    .filter(({ name }) => !set.has(name) && !PLACED.test(name))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(unknown, 'the value is the initial one, which nobody sees in the source').toEqual([]);
});
