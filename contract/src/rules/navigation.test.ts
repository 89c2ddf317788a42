import { expect, test } from '@rstest/core';
import { type NavigationSource, navigationLinks } from './navigation.ts';
import { navigationCommands } from './navigation-commands.ts';

const mount = (id: string, access = 'public', over: object = {}) => ({
  id,
  path: `/${id}`,
  access,
  ...over,
});
const link = (label: string, of: string, over: object = {}) => ({
  place: 'header',
  label,
  order: 10,
  mount: of,
  ...over,
});
/** A registry with one remote for each of these releases. */
const sourceOf = (...remotes: object[]): NavigationSource => ({
  remotes: remotes.map((current) => ({ current: { mounts: [], ...current } })),
});
const labels = (...[source, of = 'header', visitor = null]: Partial<Asked>) =>
  navigationLinks(source ?? sourceOf(), of, visitor).map(({ label }) => label);
type Asked = Parameters<typeof navigationLinks>;

test('links of all remotes stand in their order, of one place', () => {
  const source = sourceOf(
    { mounts: [mount('a')], navigation: [link('later', 'a', { order: 20 })] },
    {
      mounts: [mount('b')],
      navigation: [link('first', 'b', { order: -1 }), link('menu', 'b', { place: 'user-menu' })],
    },
  );
  expect(labels(source)).toEqual(['first', 'later']);
  expect(labels(source, 'user-menu')).toEqual(['menu']);
});

test('a link leads to a mount of its own remote, a page below it, or a place on it', () => {
  const navigation = [
    link('mount', 'a'),
    link('page', 'a', { page: 'x/y' }),
    link('fragment', 'a', { page: 'x', fragment: 'firme' }),
    link('of another remote', 'b'),
  ];
  const source = sourceOf({ mounts: [mount('a')], navigation }, { mounts: [mount('b')] });
  expect(navigationLinks(source, 'header', null).map(({ to }) => to)).toEqual([
    '/a',
    '/a/x/y',
    '/a/x#firme',
  ]);
});

test('a label that reads as one of the shell or of an earlier remote is left out, and one that misleads', () => {
  const source = {
    shell: { labels: { header: ['Home'] } },
    ...sourceOf(
      { mounts: [mount('a')], navigation: [link('Produse', 'a')] },
      {
        mounts: [mount('b')],
        navigation: [
          link('PRODUSE', 'b'),
          link(' home', 'b', { page: 'x' }),
          link('Hom\u200be', 'b', { page: 'y' }),
          link('HOME', 'b', { page: 'z' }),
          link('home', 'b', { place: 'user-menu' }),
          link('Blog', 'b', { page: 'blog' }),
        ],
      },
    ),
  };
  expect(labels(source)).toEqual(['Produse', 'Blog']);
  expect(labels(source, 'user-menu')).toEqual(['home']);
});

test('one remote may say a label twice, as for two roles', () => {
  const navigation = [link('Ajutor', 'a'), link('Ajutor', 'a', { page: 'staff' })];
  expect(labels(sourceOf({ mounts: [mount('a')], navigation }))).toEqual(['Ajutor', 'Ajutor']);
});

test('what leads to a mount that an earlier remote has the path of is left out', () => {
  const registry = sourceOf(
    { mounts: [mount('a', 'public', { serves: 'cart' })] },
    {
      mounts: [mount('a', 'public', { serves: 'shop' }), mount('b')],
      navigation: [link('double', 'a'), link('own', 'b')],
      commands: [
        { id: 'double', label: 'double', mount: 'a' },
        { id: 'own', label: 'own', mount: 'b' },
      ],
    },
  );
  expect(labels(registry)).toEqual(['own']);
  expect(navigationLinks(registry, 'shop', null)).toEqual([]);
  expect(navigationCommands(registry, null).map(({ id }) => id)).toEqual(['own']);
});

test.each([
  [null, ['all', 'strangers']],
  ['none', ['all', 'signed in']],
  ['user', ['all', 'signed in', 'partners', 'partners of all']],
  ['admin', ['all', 'signed in', 'admins']],
] as const)('%s sees what they may open, narrowed by role', (visitor, seen) => {
  const source = sourceOf({
    mounts: [
      mount('all'),
      mount('in', 'signed-in'),
      mount('user', 'user'),
      mount('admin', 'admin'),
      mount('later', 'of a later version'),
    ],
    navigation: [
      link('all', 'all'),
      link('strangers', 'all', { role: 'anonymous', page: 'a' }),
      link('signed in', 'in'),
      link('partners', 'user'),
      link('partners of all', 'all', { role: 'user', page: 'b' }),
      link('admins', 'admin'),
      link('nobody', 'later'),
      link('nobody', 'all', { role: 'of a later version', page: 'c' }),
    ],
  });
  expect(labels(source, 'header', visitor)).toEqual(seen);
});

test('a remote that is switched off has no links, no commands and serves nothing', () => {
  const current = {
    mounts: [mount('a', 'public', { serves: 'shop' })],
    navigation: [link('a', 'a')],
    commands: [{ id: 'a', label: 'a', mount: 'a' }],
  };
  const source = (disabled: boolean): NavigationSource => ({ remotes: [{ current, disabled }] });
  const seen = (off: boolean) => [
    labels(source(off)).length,
    navigationLinks(source(off), 'shop', null).length,
    navigationCommands(source(off), null).length,
  ];
  expect(seen(false)).toEqual([1, 1, 1]);
  expect(seen(true)).toEqual([0, 0, 0]);
});

test('the first mount that serves a purpose counts, for everybody', () => {
  const source = sourceOf(
    { mounts: [mount('a'), mount('b', 'user', { serves: 'user-home' })] },
    { mounts: [mount('c', 'user', { serves: 'user-home' })] },
  );
  expect(navigationLinks(source, 'user-home', null)).toMatchObject([{ to: '/b' }]);
  expect(navigationLinks(source, 'cart', null)).toEqual([]);
});

test.each<[string, object, string[]]>([
  ['no list', { navigation: 'all' }, []],
  ['no mounts', { mounts: null, navigation: [link('bad', 'a')] }, []],
  ['nothing', { navigation: [null, link('good', 'a')] }, ['good']],
  ['no link', { navigation: [{}, link('good', 'a')] }, ['good']],
  ['a mount that is none', { navigation: [link('bad', 'x'), link('good', 'a')] }, ['good']],
  [
    'an address as a page',
    { navigation: [link('bad', 'a', { page: '/rau.example' }), link('good', 'a')] },
    ['good'],
  ],
  [
    'an origin as a path',
    {
      mounts: [mount('a'), mount('b', 'public', { path: '//rau.example' })],
      navigation: [link('bad', 'b'), link('good', 'a')],
    },
    ['good'],
  ],
  [
    'a script as a path',
    {
      mounts: [mount('a'), mount('b', 'public', { path: 'javascript:alert(1)' })],
      navigation: [link('bad', 'b'), link('good', 'a')],
    },
    ['good'],
  ],
])('%s costs its own entry', (_, wrong, left) => {
  const source = sourceOf({ mounts: [mount('a')], ...wrong });
  expect(labels(source)).toEqual(left);
  const unread = { remotes: [{ name: 'mf-x' }, ...source.remotes] } as unknown as NavigationSource;
  expect(labels(unread)).toEqual(left);
});

test('of two commands with one id, shortcut or label the first remote has it', () => {
  const command = (id: string, label: string, shortcut?: string) => ({
    id,
    label,
    mount: 'a',
    shortcut,
  });
  const source = sourceOf(
    { mounts: [mount('a')], commands: [command('one', 'one', 'g o'), command('two', 'two')] },
    {
      mounts: [mount('a', 'public', { path: '/b' })],
      commands: [
        command('one', 'other'),
        command('three', 'three', 'g o'),
        command('five', 'TWO'),
        command('six', 'six '),
        command('four', 'four'),
      ],
    },
  );
  expect(navigationCommands(source, null)).toEqual([
    { id: 'one', label: 'one', to: '/a', keywords: [], keys: ['g', 'o'] },
    { id: 'two', label: 'two', to: '/a', keywords: [], keys: [] },
    { id: 'four', label: 'four', to: '/b', keywords: [], keys: [] },
  ]);
});

test('a command is for who may open its mount', () => {
  const commands = [{ id: 'a', label: 'a', mount: 'a', keywords: ['b'] }];
  const source = sourceOf({ mounts: [mount('a', 'admin')], commands });
  expect(navigationCommands(source, 'user')).toEqual([]);
  expect(navigationCommands(source, 'admin')).toMatchObject([{ keywords: ['b'] }]);
});

const STAFF_PAGES = sourceOf({
  mounts: [
    mount('a', 'admin', { permissions: { x: 'shop', y: ['shop', 'money'], z: 'teleport' } }),
  ],
  navigation: ['', 'x', 'y', 'z'].map((page) => link(page || 'all', 'a', page ? { page } : {})),
  commands: ['', 'x', 'y', 'z'].map((page) => ({
    id: page || 'all',
    label: page || 'all',
    mount: 'a',
    ...(page && { page }),
  })),
});

test.each([
  ['a host that tells no permissions', undefined, true, ['all', 'x', 'y', 'z']],
  ['a host that cannot', ['shop'], false, ['all', 'x', 'y', 'z']],
  ['shop', ['shop'], true, ['all', 'x', 'y']],
  ['money', ['money'], true, ['all', 'y']],
  ['none', [], true, ['all']],
] as const)('staff are offered pages that they may use: %s', (_, held, can, seen) => {
  const asked = [STAFF_PAGES, 'header', 'admin', held, () => can] as const;
  expect(navigationLinks(...asked).map(({ label }) => label)).toEqual(seen);
  const commands = navigationCommands(STAFF_PAGES, 'admin', held, () => can);
  expect(commands.map(({ id }) => id)).toEqual(seen);
});

test('an entry of a capability is offered where the host can it', () => {
  const entry = { capability: 'permissions' };
  const source = sourceOf({ mounts: [mount('a')], navigation: [link('new', 'a', entry)] });
  expect(labels(source)).toEqual([]);
  expect(navigationLinks(source, 'header', null, undefined, () => true)).toHaveLength(1);
});
