import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageDir } from './paths.ts';
import { REMOTES } from './remotes.ts';

/** Folders of test code. */
const OF_TESTS = /^(?:testing|attack)\//;

/** Entries of the remotes' builds, and a file that only schema tests import. */
const ENTRIES = ['standalone.tsx', 'pages-html.tsx', 'audit/audited-tables.ts'];

/** An unused job, page section or filter passes every other check. */
test.each(['backend', 'shell', ...REMOTES])('every file of %s is named by another one', (name) => {
  const root = packageDir(name);
  const source = join(root, 'src');
  const code = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('node_modules'),
    );
  const files = code(source).filter((file) => !OF_TESTS.test(file));
  const configs = readdirSync(root).filter((file) => /\.(?:json|ts|mjs)$/.test(file));
  const others = ['pictures', 'build'].filter((folder) => existsSync(join(root, folder)));
  const texts = [
    ...files.map((file) => join(source, file)),
    ...configs.map((file) => join(root, file)),
    ...others.flatMap((folder) => code(join(root, folder)).map((file) => join(root, folder, file))),
  ].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const unnamed = files.filter((file) => {
    if (ENTRIES.includes(file)) return false;
    const stem = basename(file).replace(/\.tsx?$/, '');
    const named = new RegExp(`['"/]${stem}(?:\\.(?:ts|tsx|js)(?:\\?source)?)?['"]`);
    return !texts.some(({ path, text }) => path !== join(source, file) && named.test(text));
  });
  expect(unnamed, 'nothing runs these: import them (a job: in jobs.ts), or delete them').toEqual(
    [],
  );
});
