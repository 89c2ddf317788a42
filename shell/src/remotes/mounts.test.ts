import { expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import type { Mount, MountAccess } from '@vitrina/contract/remote';
import { mayOpen, mountChain } from './mounts.ts';

const mount = (id: string, path: string, over: Partial<Mount> = {}) => ({
  id,
  path,
  access: 'public',
  ...over,
});
const registry = {
  remotes: [
    {
      name: 'mf-shop',
      current: { mounts: [mount('products', '/products'), mount('product', '/product')] },
    },
    {
      name: 'mf-partner',
      current: { mounts: [mount('dashboard', '/users/dashboard', { access: 'user' })] },
    },
    {
      name: 'mf-quiz',
      current: {
        mounts: [
          mount('quiz', '/quiz'),
          mount('new-request', '/users/dashboard/new-request', { within: 'mf-partner/dashboard' }),
        ],
      },
    },
    { name: 'mf-broken', current: { mounts: [{ id: 7 }, null, { id: 'x', path: 12 }] } },
    { name: 'mf-empty' },
    { name: 'mf-odd', current: { mounts: { 0: mount('odd', '/odd') } } },
  ],
} as unknown as Registry;
const ids = (path: string) => mountChain(registry, path).map(({ id }) => id);

test('a mount owns its path and everything below it, not what only begins alike', () => {
  expect(ids('/products')).toEqual(['mf-shop/products']);
  expect(ids('/product/12')).toEqual(['mf-shop/product']);
  expect(ids('/productsX')).toEqual([]);
  expect(ids('/')).toEqual([]);
});

test('the deepest mount wins and brings those it nests in, outermost first', () => {
  expect(ids('/users/dashboard/overview')).toEqual(['mf-partner/dashboard']);
  expect(ids('/users/dashboard/new-request')).toEqual([
    'mf-partner/dashboard',
    'mf-quiz/new-request',
  ]);
});

const chainIn = (remotes: unknown, path: string) =>
  mountChain({ remotes } as Registry, path).map(({ id }) => id);

test.each([
  ['/blog', '/blog/mine'],
  ['/blog/mine', '/blog'],
  ['/blog', '/blog'],
])(
  'of two remotes at %s and %s the first one keeps its place, the later has none',
  (first, second) => {
    const both = [
      { name: 'mf-a', current: { mounts: [mount('x', first)] } },
      { name: 'mf-b', current: { mounts: [mount('y', second), mount('z', '/other')] } },
    ];
    expect(chainIn(both, first)).toEqual(['mf-a/x']);
    expect(chainIn(both, second)).toEqual(first === '/blog' ? ['mf-a/x'] : []);
    expect(chainIn(both, '/other')).toEqual(['mf-b/z']);
  },
);

test('one remote may nest in itself, and a list of pages that is none costs nothing', () => {
  const own = [mount('x', '/blog', { pages: 7 as never }), mount('y', '/blog/mine')];
  const other = mount('z', '/blog/yours', { within: 'mf-a/x' });
  const both = [
    { name: 'mf-a', current: { mounts: own } },
    { name: 'mf-b', current: { mounts: [other] } },
  ];
  expect(chainIn(both, '/blog/mine')).toEqual(['mf-a/y']);
  expect(chainIn(both, '/blog/yours')).toEqual(['mf-a/x', 'mf-b/z']);
});

test('malformed mounts are passed over', () => {
  expect(ids('/users/dashboard')).toEqual(['mf-partner/dashboard']);
});

test('mounts that nest in each other do not hang', () => {
  const circle = {
    remotes: [
      { name: 'mf-a', current: { mounts: [mount('x', '/x', { within: 'mf-b/y' })] } },
      { name: 'mf-b', current: { mounts: [mount('y', '/y', { within: 'mf-a/x' })] } },
    ],
  } as unknown as Registry;
  expect(mountChain(circle, '/x').map(({ id }) => id)).toEqual(['mf-b/y', 'mf-a/x']);
});

test.each<[MountAccess | string, boolean, boolean, boolean]>([
  ['public', true, true, true],
  ['signed-in', false, true, true],
  ['user', false, true, false],
  ['admin', false, false, true],
  ['everybody', false, false, false],
])('access %s: nobody %s, user %s, admin %s', (access, nobody, user, admin) => {
  const entry = mount('x', '/x', { access: access as MountAccess }) as Mount;
  expect([mayOpen(entry, null), mayOpen(entry, 'user'), mayOpen(entry, 'admin')]).toEqual([
    nobody,
    user,
    admin,
  ]);
});
