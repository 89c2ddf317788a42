import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { packageDir, ROOT } from './paths.ts';
import { callTable, pageTable } from './permission-tables.ts';

const text = readFileSync(join(ROOT, 'docs/permissions.md'), 'utf8');

const ADVICE = 'rows of docs/permissions.md, sorted; a row of something that is gone goes';
const missing = (table: string) => table.split('\n').filter((row) => !text.includes(row));

test('docs/permissions.md has the calls of the contract', () => {
  expect(missing(callTable()), ADVICE).toEqual([]);
  expect(text, ADVICE).toContain(callTable());
});

test('docs/permissions.md has the pages of the console', () => {
  const [mount] = readRemoteManifest(packageDir('mf-admin')).mounts;
  const { path = '', pages = [], permissions = {} } = mount ?? {};
  const table = pageTable({ path, pages, permissions });
  expect(missing(table), ADVICE).toEqual([]);
  expect(text, ADVICE).toContain(table);
});
