import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Registry, Release } from '@vitrina/contract/registry';
import { emptyRegistry, publishRemote, withRelease as released } from './publish.ts';
import { rolledBack } from './release/change-remote.ts';
import type { ReleaseManifest } from './release-file.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const shell = {
  release: '1.0.0-0123abcd',
  version: '1.0.0',
  contract: '1.2.0',
  shared: { react: '19.3.1' },
  sharedNames: {},
  scriptHashes: [],
  template: '',
  pages: {},
  sitemap: [],
};

function build(over: Partial<ReleaseManifest> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-build-'));
  const manifest: ReleaseManifest = {
    name: 'mf-shop',
    id: '1.0.0-0123456789ab',
    version: '1.0.0',
    container: 'mf_shop_0123456789ab',
    contract: '^1.0.0',
    entry: { file: 'entry.js', integrity },
    modules: { './products': [{ file: 'static/js/products.js', integrity, as: 'script' }] },
    shared: { react: '^19.3.0' },
    sharedNames: {},
    mounts: [],
    ...over,
  };
  mkdirSync(join(dir, 'static/js'), { recursive: true });
  writeFileSync(join(dir, 'entry.js'), 'entry');
  writeFileSync(join(dir, 'static/js/products.js'), 'products');
  writeFileSync(join(dir, 'release.json'), JSON.stringify(manifest));
  return dir;
}

const publish = (
  over: Partial<ReleaseManifest> = {},
  store = mkdtempSync(join(tmpdir(), 'vitrina-store-')),
): Release => publishRemote({ buildDir: build(over), store, origin: 'https://shop.test' });

/** A build of mf-shop released as `name`. */
const withRelease = (
  registry: Registry,
  name: string,
  release: Release,
  together?: readonly Release[],
): Registry => {
  const container = release.container.replace(/^mf_shop/, name.replaceAll('-', '_'));
  return released(registry, name, { ...release, container }, together);
};

const registryWith = (...releases: Release[]): Registry =>
  releases.reduce(
    (registry, release) => withRelease(registry, 'mf-shop', release),
    emptyRegistry(shell),
  );

test('a release lies in a folder of its own and the registry names addresses in it', () => {
  const store = mkdtempSync(join(tmpdir(), 'vitrina-store-'));
  const release = publish({}, store);
  expect(readdirSync(store)).toEqual(['1.0.0-0123456789ab']);
  expect(release.entry.url).toBe('https://shop.test/1.0.0-0123456789ab/entry.js');
  expect(release.modules['./products']).toEqual([
    { url: 'https://shop.test/1.0.0-0123456789ab/static/js/products.js', integrity, as: 'script' },
  ]);
});

test('publishing the same build again changes nothing', () => {
  const store = mkdtempSync(join(tmpdir(), 'vitrina-store-'));
  publish({}, store);
  const entry = join(store, '1.0.0-0123456789ab/entry.js');
  writeFileSync(entry, 'as first published');
  publish({}, store);
  expect(readFileSync(entry, 'utf8')).toBe('as first published');
});

test('a new release becomes current, and what was current stays as previous', () => {
  const first = publish();
  const second = publish({ id: '1.0.1-ba9876543210', container: 'mf_shop_ba9876543210' });
  const registry = registryWith(first, second);
  expect(registry.revision).toBe(2);
  expect(registry.remotes).toHaveLength(1);
  expect(registry.remotes[0]?.current.id).toBe('1.0.1-ba9876543210');
  expect(registry.remotes[0]?.previous?.id).toBe('1.0.0-0123456789ab');
  expect(registryWith(first, first).revision).toBe(1);
});

test.each([
  [
    'a contract that the shell lacks',
    { contract: '^2.0.0' },
    /needs contract \^2\.0\.0; the shell has 1\.2\.0\. Release a shell that has it, or/,
  ],
  [
    'a newer shared module',
    { shared: { react: '^19.4.0' } },
    /needs react \^19\.4\.0; the shell offers 19\.3\.1/,
  ],
  [
    'something newer than the shell',
    { needs: ['islands'] },
    /needs a shell that understands "islands"/,
  ],
  [
    'a module that is not shared',
    { shared: { lodash: '^4.0.0' } },
    /needs lodash \^4\.0\.0; the shell offers none/,
  ],
])('a release that does not fit the live shell is refused: %s', (_, over, message) => {
  expect(() => registryWith(publish(over))).toThrow(message);
});

const slots = [{ slot: 'side', id: 'card', module: './card', order: 0 }];
const mounts: Release['mounts'] = [
  {
    id: 'home',
    path: '/home',
    title: 'Home',
    access: 'public',
    onDenied: '/',
    header: 'public',
    module: './home',
    document: 'default',
    preloadCalls: [],
    timeoutMs: 4500,
    offers: ['side'],
  },
];

test('a release that fills a slot waits for one that offers it', () => {
  const filling = publish({ slots });
  const offering = publish({ mounts });
  const empty = emptyRegistry(shell);
  expect(() => withRelease(empty, 'mf-shop', filling)).toThrow(
    'mf-shop 1.0.0-0123456789ab fills the slot side, which no live release offers',
  );
  // Either alone, or both at once.
  expect(withRelease(empty, 'mf-shop', filling, [offering]).remotes).toHaveLength(1);
  const live = withRelease(empty, 'mf-partner', offering);
  const both = withRelease(live, 'mf-shop', filling);
  expect(both.remotes[1]?.current.slots).toEqual(slots);
});

test('a release that lists more pages than a web server should compare is refused', () => {
  const listing = (most: number) => {
    const pages = Array.from({ length: most }, (_, index) => `page-${index}`);
    return publish({ mounts: mounts.map((mount) => ({ ...mount, offers: [], pages })) });
  };
  const live = (most: number) => withRelease(emptyRegistry(shell), 'mf-shop', listing(most));
  expect(live(200).remotes).toHaveLength(1);
  expect(() => live(201)).toThrow('lists 201 pages, and 200 are the most');
});

test('a release with more links, commands or fills than a page should show is refused', () => {
  const many = (most: number) => Array.from({ length: most }, (_, index) => index);
  const link = { place: 'header', order: 0, mount: 'home' };
  const shown: [string, (most: number) => Partial<ReleaseManifest>][] = [
    ['links', (most) => ({ navigation: many(most).map((one) => ({ ...link, label: `${one}` })) })],
    [
      'commands',
      (most) => ({
        commands: many(most).map((one) => ({ id: `go-${one}`, label: `${one}`, mount: 'home' })),
      }),
    ],
    [
      'slot fills',
      (most) => ({
        slots: many(most).map((one) => ({ slot: 'side', id: `x${one}`, module: './x', order: 0 })),
      }),
    ],
  ];
  for (const [what, of] of shown) {
    const live = (most: number) =>
      withRelease(emptyRegistry(shell), 'mf-shop', publish({ mounts, ...of(most) }));
    expect(live(100).remotes, what).toHaveLength(1);
    expect(() => live(101)).toThrow(`has 101 ${what}, and 100 are the most`);
  }
});

test('a slot that is offered no more leaves what fills it unused; a rollback to it is not refused', () => {
  const offering = withRelease(emptyRegistry(shell), 'mf-partner', publish({ mounts }));
  const filled = withRelease(offering, 'mf-shop', publish({ slots }));
  const gone = withRelease(filled, 'mf-partner', publish({ id: '1.0.1-ba9876543210' }));
  expect(gone.remotes.map(({ current }) => current.slots)).toEqual([undefined, slots]);
  const newer = withRelease(gone, 'mf-shop', publish({ id: '1.0.2-ba9876543210' }));
  expect(rolledBack(newer, 'mf-shop', []).remotes[1]?.current.slots).toEqual(slots);
});

test('the place of another remote is refused', () => {
  const offering = withRelease(emptyRegistry(shell), 'mf-partner', publish({ mounts }));
  const filled = withRelease(offering, 'mf-shop', publish({ slots }));
  expect(() => withRelease(filled, 'mf-quiz', publish({ slots }))).toThrow(
    'it fills side/card, which mf-shop fills',
  );
});

test('a path below a mount of another remote is refused, unless it is nested there by intent', () => {
  const at = (path: string, over: object = {}): Release['mounts'] =>
    mounts.map((mount) => ({ ...mount, offers: [], path, ...over }));
  const admin = publish({ mounts: at('/admin', { pages: ['', 'orders'] }) });
  const live = withRelease(emptyRegistry(shell), 'mf-admin', admin);
  const blog = (path: string, over: object = {}) =>
    withRelease(live, 'mf-blog', publish({ mounts: at(path, over) }));
  const within = { within: 'mf-admin/home' };
  const taken = 'claims /admin/orders, which mf-admin fills';
  expect(() => blog('/admin/orders')).toThrow(taken);
  expect(() => blog('/admin/orders', within)).toThrow(taken);
  expect(() => blog('/admin/blog')).toThrow('claims /admin/blog, which mf-admin fills');
  const nested = blog('/admin/blog', within);
  expect(nested.remotes).toHaveLength(2);
  // Nor may the outer mount later list a page that is nested in it.
  const grown = at('/admin', { pages: ['', 'orders', 'blog'] });
  expect(() =>
    withRelease(nested, 'mf-admin', publish({ id: '1.0.1-ba9876543210', mounts: grown })),
  ).toThrow('claims /admin/blog, which mf-blog fills');
});

test('a place that the roster gives a remote is kept for it before its first release', () => {
  const claim = { id: 'home', access: ['admin', 'public'], documents: ['default'] };
  const at = (path: string) => ({ ...claim, path, preloadCalls: [] });
  const roster = { 'mf-admin': [at('/admin')], 'mf-blog': [at('/admin/blog')] };
  let next = 0;
  const admin = (...pages: string[]) => {
    next += 1;
    const own = mounts.map((mount) => ({ ...mount, offers: [], path: '/admin', pages }));
    return publish({ id: `1.0.${next}-ba9876543210`, mounts: own });
  };
  const given = { ...emptyRegistry(shell), roster };
  for (const page of ['blog', ':any', 'blog/:id'])
    expect(() => withRelease(given, 'mf-admin', admin('', page))).toThrow(
      'lists a page at /admin/blog, which the roster gives mf-blog',
    );
  expect(withRelease(given, 'mf-admin', admin('', 'orders')).remotes).toHaveLength(1);
  // A page that was live before the roster gave it away may stay.
  const before = withRelease(emptyRegistry(shell), 'mf-admin', admin('', 'blog'));
  const moved = withRelease({ ...before, roster }, 'mf-admin', admin('', 'blog', 'orders'));
  expect(moved.remotes[0]?.current.mounts[0]?.pages).toContain('orders');
});

test.each<[what: string, over: object]>([
  ['a page that its mount does not list', { pages: [''] }],
  ['a page of a mount where every address is one', {}],
  ['a mount that is not for everybody', { pages: [':slug'], access: 'user' }],
  ['a mount with a document of its own', { pages: [':slug'], document: 'payment' }],
])('HTML of %s is refused in a release too, whatever built it', (_, over) => {
  const html = { calls: [], pages: [':slug'] };
  const release = (more: object) =>
    publish({ mounts: mounts.map((mount) => ({ ...mount, offers: [], html, ...more })) });
  const claimed = (more: object) => withRelease(emptyRegistry(shell), 'mf-shop', release(more));
  expect(() => claimed(over)).toThrow(/^mf-shop 1\.0\.0-0123456789ab: .*the mount "/);
  expect(claimed({ pages: [':slug'] }).remotes).toHaveLength(1);
});

const mountAt = (path: string): ReleaseManifest['mounts'][number] => ({
  id: 'products',
  path,
  title: 'Produse',
  access: 'public',
  module: './products',
  document: 'default',
  timeoutMs: 4500,
  header: 'public',
  onDenied: '/',
  preloadCalls: [],
});
const ownPages = { ...shell, paths: ['/', '/login', '/account', '/help/rules'] };

test.each([
  ['/login', '/login, a page of the shell 1.0.0-0123abcd'],
  ['/account/orders', '/account, a page of the shell 1.0.0-0123abcd'],
  ['/help', '/help/rules, a page of the shell 1.0.0-0123abcd'],
  ['/static', '/static, which the platform’s own server answers'],
  ['/api/products', '/api, which the platform’s own server answers'],
])('a mount at %s would take %s: it is refused', (path, says) => {
  const release = publish({ mounts: [mountAt(path)] });
  const said = `mf-shop 1.0.0-0123456789ab: the mount products at ${path} takes ${says}. Take another path in its remote.json.`;
  expect(() => withRelease(emptyRegistry(ownPages), 'mf-shop', release)).toThrow(said);
});

test.each(['/logins', '/statics', '/helper', '/shop'])('a mount at %s takes nothing', (path) => {
  const release = publish({ mounts: [mountAt(path)] });
  const { remotes } = withRelease(emptyRegistry(ownPages), 'mf-shop', release);
  expect(remotes[0]?.current.mounts[0]?.path).toBe(path);
});

test('a release with the container of another remote is refused', () => {
  const release = publish({ container: 'mf_quiz_0123456789ab' });
  expect(() => registryWith(release)).toThrow(
    'mf-shop 1.0.0-0123456789ab: its container mf_quiz_0123456789ab is not named mf_shop_<hash>.',
  );
});
