import { expect, test } from '@rstest/core';
import * as z from 'zod/mini';
import { parseJson } from './read-json.ts';
import { releaseManifestSchema } from './release-file.ts';

const schema = z.object({ name: z.string(), size: z.number() });

test('what is wrong in a file is told with its name, all of it at once', () => {
  const read = () => parseJson('{"name":1}', schema, 'release.json');
  expect(read).toThrow(/release\.json: name: .*\nrelease\.json: size: /);
  expect(() => parseJson('{', schema, 'release.json')).toThrow('release.json cannot be read');
});

test('a release without files is none', () => {
  const read = () => parseJson('{"name":"mf-shop"}', releaseManifestSchema, 'release.json');
  expect(read).toThrow('release.json: entry');
});
