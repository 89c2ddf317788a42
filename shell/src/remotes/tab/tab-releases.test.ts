import { beforeEach, expect, test } from '@rstest/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { mountOf, registryOf, releaseOf, remoteOf } from '../../../test/fake-remotes.tsx';
import { createTab } from './create-tab.ts';
import { openTab } from './open-tab.ts';
import {
  developedRemote,
  forgetDeveloped,
  forgetPreviews,
  keepDeveloped,
  tabPreviews,
} from './tab-releases.ts';

const mounts = [mountOf('products', '/products')];
const next = releaseOf('mf-shop', 9, mounts);
const preview = {
  remote: 'mf-shop',
  name: 'new-cart',
  release: next,
  until: new Date(Date.now() + 60_000).toISOString(),
};
const registry: Registry = { ...registryOf(remoteOf('mf-shop', mounts)), previews: [preview] };
const staging: PlatformConfig = {
  ...LOCAL_CONFIG,
  environment: 'staging',
  registryKey: 'MFkw',
  previews: true,
  developmentOrigin: 'http://localhost:4190',
};
const production: PlatformConfig = { ...staging, environment: 'production' };
const current = (of: Registry, name = 'mf-shop') =>
  of.remotes.find((remote) => remote.name === name)?.current;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/products');
});

test('a link is taken out of the address, and the tab keeps it for its next documents', () => {
  history.replaceState({ key: 'k' }, '', '/products?a=1&vitrina-preview=mf-shop/new-cart#top');
  expect(current(createTab(staging).inTab(registry))).toBe(next);
  expect(location.href).toMatch(/\/products\?a=1#top$/);
  expect(history.state).toEqual({ key: 'k' });
  const { remotes } = createTab(staging).inTab(registry);
  expect(remotes).toEqual([{ name: 'mf-shop', current: next, previous: null, disabled: false }]);
  forgetPreviews();
  expect(current(createTab(staging).inTab(registry))).toBe(registry.remotes[0]?.current);
  expect(sessionStorage.length).toBe(0);
});

test('of a remote the tab shows the last link, of several remotes one each', () => {
  for (const key of ['mf-shop/a', 'mf-quiz/b', 'mf-shop/new-cart']) {
    history.replaceState(null, '', `/?vitrina-preview=${key}`);
    createTab(staging);
  }
  expect(tabPreviews(staging)).toEqual(['mf-quiz/b', 'mf-shop/new-cart']);
});

test('what has ended, what the registry does not name, and what is no name change nothing', () => {
  history.replaceState(null, '', '/?vitrina-preview=mf-shop/new-cart&vitrina-preview=x');
  const tab = createTab(staging);
  const ended = { ...registry, previews: [{ ...preview, until: new Date(0).toISOString() }] };
  for (const other of [ended, { ...registry, previews: [] }, { ...registry, previews: undefined }])
    expect(tab.inTab(other).remotes).toEqual(registry.remotes);
});

test('a remote that was never released has its place, and the kill switch holds', () => {
  history.replaceState(null, '', '/?vitrina-preview=mf-shop/new-cart');
  const tab = createTab(staging);
  expect(current(tab.inTab({ ...registry, remotes: [] }))).toBe(next);
  const off = registryOf(remoteOf('mf-shop', mounts, { disabled: true }));
  const { remotes } = tab.inTab({ ...off, previews: [preview] });
  expect(remotes[0]).toMatchObject({ current: next, disabled: true });
});

test.each([
  ['production', production],
  [
    'an environment without either key',
    { ...staging, previews: undefined, developmentOrigin: undefined },
  ],
])('in %s links and what is stored do nothing', async (_, config: PlatformConfig) => {
  sessionStorage.setItem(
    'vitrina:tab',
    JSON.stringify({
      previews: ['mf-shop/new-cart'],
      developed: { remote: 'mf-shop', agreed: true },
    }),
  );
  history.replaceState(null, '', '/?vitrina-preview=mf-shop/new-cart&vitrina-dev=mf-shop');
  expect(await openTab(config)).toBeNull();
  // Even if its code was loaded.
  expect(createTab(config).inTab(registry).remotes).toEqual(registry.remotes);
  expect(developedRemote(config)).toBeNull();
  expect(location.search).toContain('vitrina-dev');
  expect(await openTab(staging)).not.toBeNull();
});

test('who did not come by such a link fetches nothing of it', async () => {
  history.replaceState(null, '', '/products?q=vitrina');
  expect(await openTab(staging)).toBeNull();
});

test('a developer is asked first, again in a link to another remote, and not twice', () => {
  history.replaceState(null, '', '/?vitrina-dev=mf-shop');
  createTab(staging);
  expect(developedRemote(staging)).toEqual({ remote: 'mf-shop', agreed: false });
  keepDeveloped({ remote: 'mf-shop', agreed: true });
  history.replaceState(null, '', '/?vitrina-dev=mf-shop');
  createTab(staging);
  expect(developedRemote(staging)?.agreed).toBe(true);
  history.replaceState(null, '', '/?vitrina-dev=mf-quiz');
  createTab(staging);
  expect(developedRemote(staging)).toEqual({ remote: 'mf-quiz', agreed: false });
  forgetDeveloped();
  expect(developedRemote(staging)).toBeNull();
});

test.each(['{', '[]', '{"previews":{},"developed":7}', 'null', '"x"'])(
  'a stored value such as %s is none',
  (stored) => {
    sessionStorage.setItem('vitrina:tab', stored);
    expect(tabPreviews(staging)).toEqual([]);
    expect(developedRemote(staging)).toBeNull();
  },
);
