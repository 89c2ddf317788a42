import { expect, test } from '@rstest/core';
import { registrySchema } from './registry.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const release = {
  id: '1.2.3-0123abcd',
  version: '1.2.3',
  container: 'mf_probe_1_2_3_0123abcd',
  entry: { url: 'http://localhost:4101/r/entry.js', integrity },
  contract: '^1.0.0',
  modules: { './list': [{ url: 'http://localhost:4101/r/list.css', integrity, as: 'style' }] },
  shared: { react: '^19.3.0' },
  mounts: [{ id: 'list', path: '/list', title: 'Listă', access: 'public', module: './list' }],
};
const registry = {
  revision: 1,
  shell: {
    version: '1.0.0',
    contract: '1.0.0',
    shared: { react: '19.3.1' },
    sharedNames: { 'react-router-dom': ['Link'] },
  },
  remotes: [{ name: 'mf-probe', current: release, previous: null }],
};
const withRelease = (wrong: object) => ({
  ...registry,
  remotes: [{ name: 'mf-probe', current: { ...release, ...wrong }, previous: null }],
});

test('a registry with a previous release is valid', () => {
  const remotes = [{ name: 'mf-probe', current: release, previous: release }];
  expect(registrySchema.safeParse({ ...registry, remotes }).success).toBe(true);
});

const current = 'remotes.0.current';
test.each([
  ['revision', { ...registry, revision: 1.5 }],
  ['shell.version', { ...registry, shell: { ...registry.shell, version: 1 } }],
  [`${current}.needs.0`, withRelease({ needs: ['something-newer'] })],
  [`${current}.id`, withRelease({ id: 'latest' })],
  [`${current}.container`, withRelease({ container: 'mf-probe' })],
  [`${current}.entry.url`, withRelease({ entry: { url: 'javascript:alert(1)', integrity } })],
  [`${current}.entry.integrity`, withRelease({ entry: { url: release.entry.url } })],
  [
    `${current}.entry.integrity`,
    withRelease({ entry: { ...release.entry, integrity: 'sha256-x' } }),
  ],
  [
    `${current}.modules../list.0.as`,
    withRelease({ modules: { './list': [{ url: release.entry.url, integrity, as: 'font' }] } }),
  ],
  [
    `${current}.mounts.1.id`,
    withRelease({ mounts: [release.mounts[0], { ...release.mounts[0], path: '/other' }] }),
  ],
  [
    `${current}.mounts.0.module`,
    withRelease({ mounts: [{ ...release.mounts[0], module: 'list' }] }),
  ],
])('a wrong reference is named by its path: %s', (path, wrong) => {
  const issues = registrySchema.safeParse(wrong).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('keys of a later version are ignored and kept', () => {
  const mounts = [{ ...release.mounts[0], badge: 'new' }];
  const later = { ...withRelease({ signedBy: 'ci', mounts }), tier: 1 };
  expect(registrySchema.parse(later)).toMatchObject(later);
});
