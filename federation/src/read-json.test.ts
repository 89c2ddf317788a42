import { inspect } from 'node:util';
import { expect, test } from '@rstest/core';
import { remoteManifestSchema } from '@vitrina/contract/remote';
import * as z from 'zod/mini';
import { parseJson, readJson } from './read-json.ts';
import { releaseManifestSchema } from './release-file.ts';

const schema = z.object({ name: z.string(), size: z.number() });

test('what is wrong in a file is told with its name, all of it at once', () => {
  const read = () => parseJson('{"name":1}', schema, 'release.json');
  expect(read).toThrow(
    /^release\.json:1:9: name: .*\nrelease\.json:1:1: size: it is missing \(expected number\)$/,
  );
  expect(() => parseJson('{', schema, 'release.json')).toThrow('release.json:1:2: cannot be read');
});

test('of thousands of mistakes the first are told, and how many there are more', () => {
  const lists = z.object({ sizes: z.array(z.string()) });
  const text = JSON.stringify({ sizes: Array.from({ length: 30_000 }, () => 1) });
  const read = () => parseJson(text, lists, 'sizes.json');
  expect(read).toThrow(/^(?:sizes\.json:1:\d+: sizes\.\d+: .*\n){20}29980 more\.$/);
});

const MANIFEST = `{
  "name": "mf-blog",
  "contract": "^1.0.0",
  "mounts": [
    {
      "id": "blog",
      "path": "blog",
      "title": "Blog",
      "acces": "public",
      "access": "public",
      "module": "./blog",
      "colour": "red"
    }
  ]
}
`;

test('a mistake in a manifest has its line and column; a misspelt key, the one that was meant', () => {
  const problems = problemsOf(MANIFEST);
  expect(problems).toContain(
    'remote.json:9:7: mounts.0.acces: there is no key "acces". Did you mean "access"?',
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/^remote\.json:7:15: mounts\.0\.path: an absolute path/),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/^remote\.json:12:7: .*no key "colour"\. Known here: id, path, title/),
  );
});

test.each([
  [
    'a comma too many',
    ['"path": "blog",', '"path": "blog",,'],
    '7:22: cannot be read as JSON: a key',
  ],
  ['a comma too few', ['"id": "blog",', '"id": "blog"'], '7:7: cannot be read as JSON: a comma'],
  ['a comment', ['"id": "blog",', '// who'], '6:7: cannot be read as JSON: JSON has no comments'],
  ['an open text', ['"blog",', '"blog,'], '6:13: cannot be read as JSON: the closing quote'],
  ['an open list', ['  ]\n}', ''], '15:1: cannot be read as JSON: a closing ] is missing'],
] as const)('what is no JSON has the place of the first mistake: %s', (_, [from, to], said) => {
  expect(problemsOf(MANIFEST.replace(from, to))[0]).toContain(`remote.json:${said}`);
});

test('a tool that prints the whole error prints the sentence alone', () => {
  for (const text of ['{', '{}'])
    try {
      parseJson(text, schema, 'remote.json');
      expect.unreachable();
    } catch (error) {
      expect(inspect(error)).not.toMatch(/\n +at |cause/);
    }
});

test('a file that is not there is named', () => {
  expect(() => readJson('/nowhere/remote.json', schema)).toThrow(
    '/nowhere/remote.json does not exist.',
  );
});

test('a release without files is none', () => {
  const read = () => parseJson('{"name":"mf-shop"}', releaseManifestSchema, 'release.json');
  expect(read).toThrow('release.json:1:1: entry');
});

function problemsOf(text: string): string[] {
  try {
    parseJson(text, remoteManifestSchema, 'remote.json');
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

test.each([
  ['nothing', '', 'remote.json is empty: it holds an object, { … }.'],
  ['blanks', '\ufeff \n', 'remote.json is empty: it holds an object, { … }.'],
  ['a list', '[]', 'remote.json:1:1: (root): an object stands here: { "name": … }'],
  ['a text', '"mf-blog"', 'remote.json:1:1: (root): an object stands here: { "name": … }'],
])('a file that holds %s says what belongs there', (_, text, said) => {
  expect(problemsOf(text)).toEqual([said]);
});

test('the mark that some editors begin a file with is no mistake', () => {
  expect(parseJson('\ufeff{"name":"a","size":1}', schema, 'x.json')).toEqual({
    name: 'a',
    size: 1,
  });
  expect(() => parseJson('\ufeff{"size":1}', schema, 'x.json')).toThrow('x.json:1:1: name: it is');
});
