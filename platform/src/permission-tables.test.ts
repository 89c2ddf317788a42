import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { packageDir, ROOT } from './paths.ts';
import { callTable, pageTable } from './permission-tables.ts';

const text = readFileSync(join(ROOT, 'docs/permissions.md'), 'utf8');

test('docs/permissions.md has the calls of the contract', () => {
  expect(text).toContain(callTable());
});

test('docs/permissions.md has the pages of the console', () => {
  const [mount] = readRemoteManifest(packageDir('mf-admin')).mounts;
  const { path = '', pages = [], permissions = {} } = mount ?? {};
  expect(text).toContain(pageTable({ path, pages, permissions }));
});
