import { expect, test } from '@rstest/core';
import type { Preview, Registry, Release } from '../registry.ts';
import { findPreview, hasEnded, previewsOf } from './previews.ts';
import { codeOrigins, foreignRelease, remoteOrigins } from './remote-origins.ts';
import { rosterProblem } from './roster.ts';

const release = (origin: string) =>
  ({
    id: '1.0.0-00000002',
    entry: { url: `${origin}/entry.js` },
    modules: {},
    mounts: [{ id: 'cart', path: '/cart', access: 'public', document: 'default' }],
  }) as Release;
const preview: Preview = {
  remote: 'mf-shop',
  name: 'new-cart',
  release: release('https://shop.exemplu.ro'),
  until: '2026-11-30T10:00:00.000Z',
};
const registry: Registry = {
  revision: 1,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [],
  previews: [preview],
};

test('a preview is found by the name of its link only', () => {
  expect(findPreview(registry, 'mf-shop/new-cart')).toBe(preview);
  for (const key of ['mf-shop/other', 'mf-quiz/new-cart', 'new-cart', ''])
    expect(findPreview(registry, key)).toBeNull();
});

test('it ends at its time', () => {
  const end = Date.parse(preview.until);
  expect(hasEnded(preview, end - 1)).toBe(false);
  expect(hasEnded(preview, end)).toBe(true);
  expect(hasEnded({ until: 'never' }, 0)).toBe(true);
});

test('what is no preview is passed over before anything is parsed', () => {
  const odd = [null, 1, { name: 'x' }, preview] as Preview[];
  expect(previewsOf({ previews: odd })).toEqual([preview]);
  expect(previewsOf({ previews: 'x' as never })).toEqual([]);
});

test('its origin must be allowed like that of a live release', () => {
  expect(remoteOrigins(registry, {})).toEqual(['https://shop.exemplu.ro']);
  const allowed = { remoteOrigins: ['https://shop.exemplu.ro'] };
  expect(foreignRelease(registry, allowed)).toBeNull();
  const foreign = [{ ...preview, release: release('https://evil.example') }];
  expect(foreignRelease({ ...registry, previews: foreign }, allowed)?.origin).toBe(
    'https://evil.example',
  );
});

test('so must the origin of each of its files', () => {
  const allowed = { remoteOrigins: ['https://shop.exemplu.ro'] };
  const ofStyle = (url: string) => {
    const modules = { './cart': [{ url, integrity: 'sha384-', as: 'style' as const }] };
    return { ...registry, previews: [{ ...preview, release: { ...preview.release, modules } }] };
  };
  expect(foreignRelease(ofStyle('https://shop.exemplu.ro/a.css'), allowed)).toBeNull();
  expect(foreignRelease(ofStyle('https://evil.example/a.css'), allowed)?.origin).toBe(
    'https://evil.example',
  );
});

test('a registry never names the origin of a developer, whom a page may run code of', () => {
  const config = {
    remoteOrigins: ['https://shop.exemplu.ro'],
    developmentOrigin: 'http://localhost:4190',
  };
  expect(codeOrigins(registry, config)).toEqual([
    'https://shop.exemplu.ro',
    'http://localhost:4190',
  ]);
  const named = [{ ...preview, release: release('http://localhost:4190') }];
  expect(foreignRelease({ ...registry, previews: named }, config)).not.toBeNull();
});

test('it claims nothing that the roster does not give to its remote', () => {
  const claim = { id: 'cart', path: '/cart', access: ['public'], documents: ['default'] };
  const roster = { 'mf-shop': [{ ...claim, preloadCalls: [] }] };
  expect(rosterProblem({ ...registry, roster })).toBeNull();
  expect(rosterProblem({ ...registry, roster: { 'mf-shop': [] } })).toContain(
    'its preview new-cart claims',
  );
});
