import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { ROOT } from './paths.ts';

test('docs/hosts.md says what each capability brings, and names no other', () => {
  const text = readFileSync(join(ROOT, 'docs/hosts.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual([...CAPABILITIES].sort());
});

test('the conformance command says which page does without each capability', () => {
  const text = readFileSync(join(ROOT, 'e2e/src/conformance/pages.ts'), 'utf8');
  const untold = CAPABILITIES.filter((name) => !new RegExp(`[ {']${name}'?:`).test(text));
  expect(untold, 'under `falls` of a page in e2e/src/conformance/pages.ts').toEqual([]);
});
