import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const files = new Set(tracked);
const folders = new Set(
  tracked.flatMap((file) =>
    file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')),
  ),
);
const documents = tracked.filter((file) => /(?<!CHANGELOG)\.md$/.test(file));
const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

test('a relative link of a document leads to a file or a folder', () => {
  const dead = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => normalize(join(dirname(document), target)).replace(/\/$/, ''))
      .filter((target) => !files.has(target) && !folders.has(target))
      .map((target) => `${document}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('a source file that a document names is there', () => {
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.tsx?)`/g)].map(([, name = '']) => ({
      document,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    // Of a remote that a team is about to make.
    ({ name }) =>
      !name.startsWith('mf-x/') && !tracked.some((file) => `/${file}`.endsWith(`/${name}`)),
  );
  expect(missing).toEqual([]);
});
