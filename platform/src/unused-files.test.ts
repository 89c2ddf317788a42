import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageDir } from './paths.ts';
import { REMOTES } from './remotes.ts';

/** Only tests run these. */
const OF_TESTS = /^(?:testing|attack)\//;

/** Named by the build of remotes; read by tests of the schema. */
const ENTRIES = ['standalone.tsx', 'pages-html.tsx', 'audit/audited-tables.ts'];

/** A job, a section of a page or a filter that nobody calls passes every other check. */
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
