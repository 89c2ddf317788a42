import { expect, test } from '@rstest/core';
import { mountsSchema } from '@vitrina/contract/remote';
import { knownPaths } from './known-paths.ts';

const mountsOf = (...mounts: object[]) => ({
  mounts: mountsSchema.parse(
    mounts.map((mount, index) => ({
      id: `page${index}`,
      title: 'Pagină',
      access: 'public',
      module: './page',
      ...mount,
    })),
  ),
});

const ITEM = {
  path: '/item',
  pages: ['', ':id', ':id/in/:place', 'builder'],
  exists: { call: '/api/items/:id', capability: 'logout' },
};
const isKnown = (paths: ReturnType<typeof knownPaths>, address: string) =>
  paths.some(({ pattern }) => new RegExp(pattern).test(address));

test('pages of the shell and of mounts are known, also those of a canary; nothing else is', () => {
  const paths = knownPaths(['/', '/faq'], {
    remotes: [
      { current: mountsOf(ITEM), canary: { release: mountsOf({ path: '/new' }) } },
      { current: mountsOf({ path: '/admin' }) },
    ],
  });
  for (const address of [
    '/',
    '/faq',
    '/faq/',
    '/item',
    '/item/',
    '/item/7',
    '/item/7/in/b',
    '/new',
  ])
    expect(isKnown(paths, address), address).toBe(true);
  for (const address of ['/admin', '/admin/', '/admin/orders/3'])
    expect(isKnown(paths, address), address).toBe(true);
  for (const address of ['/faq/x', '/FAQ-2', '/items', '/item/7/8', '/item/a b', '/administration'])
    expect(isKnown(paths, address), address).toBe(false);
});

test('a host that can is asked for the thing of a page with a name', () => {
  const asked = (capabilities: string[]) =>
    knownPaths([], { remotes: [{ current: mountsOf(ITEM) }] }, capabilities).map(
      ({ exists }) => exists,
    );
  expect(asked(['logout'])).toEqual([undefined, undefined, '/api/items/$1', '/api/items/$1']);
  expect(asked([])).toEqual(Array(4).fill(undefined));
});

test('the host is asked for no address of a page without a name, nor of a mount that nests there', () => {
  const nested = { path: '/item/promo', within: 'mf-shop/item' };
  const one = { current: mountsOf(ITEM) };
  const other = { current: mountsOf({ path: '/list' }, { ...nested, pages: ['', ':day'] }) };
  const askedFor = (address: string) =>
    knownPaths([], { remotes: [one, other] }, ['logout']).find(({ pattern }) =>
      new RegExp(pattern).test(address),
    )?.exists;
  expect(askedFor('/item/7')).toBe('/api/items/$1');
  for (const address of ['/item/builder', '/item/promo', '/item/promo/luni', '/list/7'])
    expect(askedFor(address), address).toBeUndefined();
});

test('nginx reads an address decoded: a name holds nothing that changes the call', () => {
  const paths = knownPaths([], { remotes: [{ current: mountsOf(ITEM) }] });
  for (const name of ['1?a', '1 2', '1\r\nX: y', '..', '1%2f2', '1;2'])
    expect(isKnown(paths, `/item/${name}`), name).toBe(false);
});

test('what nginx could not read is left out, so that it serves the other remotes', () => {
  const long = 'a'.repeat(5000);
  const { exists } = ITEM;
  const paths = (mount: object) =>
    knownPaths([], { remotes: [{ current: mountsOf({ ...ITEM, ...mount }) }] }, ['logout']);
  expect(paths({ pages: ['', long] })).toEqual([{ pattern: '^/item/*$' }]);
  expect(paths({ pages: [':id'], exists: { ...exists, call: '/api/items/:other' } })).toEqual([
    { pattern: '^/item/([\\w-]+)/*$' },
  ]);
  const [asked] = paths({ pages: [':id'], exists: { ...exists, call: `/api/${long}/:id` } });
  expect(asked?.exists).toBeUndefined();
});
