import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .trim()
  .split('\n');
const FOLDERS = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);
const PLACES = new Set([...FILES, ...FOLDERS]);

/** Written by builds and releases. */
const WRITTEN = /\/(?:dist|dist-\w+|\*\*)(?:\/|$)/;

/** `mf-x` is a placeholder for a new remote. */
const SOURCE = /^(?!mf-x\/)[\w./-]+\.tsx?$/;

const exists = (path: string): boolean => {
  const place = normalize(path).replace(/\/$/, '');
  if (place === '.' || PLACES.has(place)) return true;
  return place.includes('*') && [...PLACES].some((one) => matchesGlob(one, place));
};

interface Document {
  file: string;
  text: string;
}

const documents: Document[] = FILES.filter(
  (file) => file.endsWith('.md') && !/CHANGELOG|^\.changeset/.test(file),
).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links without a target. */
function deadLinks({ file, text }: Document): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (!exists(target)) return true;
    const aimed = target === file ? text : documents.find((one) => one.file === target)?.text;
    return anchor !== undefined && aimed !== undefined && !anchorsOf(aimed).includes(anchor);
  });
}

/** Paths in code style that do not exist; from the root of the checkout, or the end of a source file's path. */
const deadPaths = ({ text }: Document): string[] =>
  [...text.matchAll(/`([\w.*-]+\/[\w./*-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => {
      if (FOLDERS.has(path.split('/')[0] ?? '')) return !WRITTEN.test(path) && !exists(path);
      return SOURCE.test(path) && !FILES.some((file) => file.endsWith(`/${path}`));
    });

test.each(documents)('$file links and points to what is there', (document) => {
  expect({ links: deadLinks(document), paths: deadPaths(document) }).toEqual({
    links: [],
    paths: [],
  });
});

test('a link, an anchor and a path that lead nowhere are seen', () => {
  const text =
    '# A b\n[x](#a-b) [y](#c) [z](nowhere.md) `shell/src/nowhere.ts` `src/nowhere.ts` `shell/src/*.tsx` `src/documents.test.ts`';
  const document = { file: 'docs/architecture.md', text };
  expect(deadLinks(document)).toEqual(['#c', 'nowhere.md']);
  expect(deadPaths(document)).toEqual(['shell/src/nowhere.ts', 'src/nowhere.ts']);
});
