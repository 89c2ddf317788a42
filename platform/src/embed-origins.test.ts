import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { embedAncestors } from './embed-origins.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrina-sites-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('without a file every site may frame a form', () => {
  expect(embedAncestors(dir, '/q/v1/?embed=abcdefgh01')).toBeNull();
});

test('the last name in an address counts, and only as it is written', () => {
  const lines = '"abcdefgh01" "https://a.ro https://b.ro";\n"abcdefgh02" "https://c.ro";\n';
  writeFileSync(join(dir, 'embed-origins-maps.conf'), lines);
  const of = (query: string) => embedAncestors(dir, `/q/v1/${query}`);
  expect(of('?embed=abcdefgh01')).toBe('https://a.ro https://b.ro');
  expect(of('?theme=dark&embed=abcdefgh01&embed=abcdefgh02&mode=popup')).toBe('https://c.ro');
  const none = ['', '?', '?embed=abcdefgh03', '?embed=%61bcdefgh01', '?EMBED=abcdefgh01'];
  for (const query of [...none, '?xembed=abcdefgh01', '??embed=abcdefgh01', '?embed=abcdefgh011'])
    expect(of(query), query).toBeNull();
});
