import { expect, test } from '@rstest/core';
import editorSchema from '../remote.schema.json';
import { mountSchema, remoteManifestSchema } from './remote.ts';
import { remoteJsonSchema } from './remote-json-schema.ts';

const mount = { id: 'list', path: '/list', title: 'Listă', access: 'public', module: './list' };
const manifest = { name: 'mf-probe', contract: '^1.0.0', mounts: [mount] };
const link = { place: 'header', label: 'Listă', order: 1, mount: 'list' };
const command = { id: 'open', label: 'Listă', mount: 'list' };
const withLink = (wrong: object) => ({ ...manifest, navigation: [{ ...link, ...wrong }] });
const withCommand = (wrong: object) => ({ ...manifest, commands: [{ ...command, ...wrong }] });
const withMount = (wrong: object) => ({ ...manifest, mounts: [{ ...mount, ...wrong }] });

test('a manifest with everything is valid', () => {
  const nested = {
    id: 'nested',
    path: '/users/dashboard/new-request',
    title: 'Cerere nouă',
    access: 'user',
    onDenied: '/login',
    header: 'dashboard',
    module: './new-request',
    within: 'mf-partner/dashboard',
    document: 'payment',
    preloadCalls: ['/api/products', '/api/notifications?limit=50'],
    pages: ['', 'embed', ':id/view'],
    exists: { call: '/api/requests/:id', capability: 'request-details' },
    timeoutMs: 3000,
    offers: [],
    serves: 'request',
    busy: ['', 'embed'],
  };
  const contributions = {
    navigation: [
      {
        place: 'dashboard',
        label: 'Creeaza solicitare',
        order: 30,
        icon: 'add',
        role: 'user',
        mount: 'nested',
        page: 'embed',
        fragment: 'firme',
      },
    ],
    commands: [
      { id: 'embed', label: 'Chestionar', keywords: ['widget'], mount: 'list', shortcut: 'g e' },
    ],
    owner: { team: 'Chestionar', contact: 'chestionar@exemplu.ro' },
  };
  const full = {
    ...manifest,
    $schema: '../contract/remote.schema.json',
    mounts: [mount, nested],
    ...contributions,
  };
  const parsed = remoteManifestSchema.parse(full);
  expect(parsed.mounts[1]).toEqual(nested);
  expect(parsed).toMatchObject(contributions);
});

const fill = { slot: 'partner-overview', id: 'card', module: './card' };
const withFills = (...slots: object[]) => ({ ...manifest, slots });

test('a fill stands first unless it says otherwise, and slots may be offered', () => {
  const { mounts, slots } = remoteManifestSchema.parse({
    ...withMount({ offers: ['side'] }),
    slots: [fill, { ...fill, slot: 'side', order: 3, mount: 'list' }],
  });
  expect(mounts[0]?.offers).toEqual(['side']);
  expect(slots).toEqual([
    { ...fill, order: 0 },
    { ...fill, slot: 'side', order: 3, mount: 'list' },
  ]);
});

test('a denied visitor goes home unless the mount says otherwise, and home may be named', () => {
  expect(remoteManifestSchema.parse(manifest).mounts[0]?.onDenied).toBe('/');
  expect(remoteManifestSchema.parse(withMount({ onDenied: '/' })).mounts[0]?.onDenied).toBe('/');
});

test.each([
  ['name', { ...manifest, name: 'shop' }],
  ['contract', { ...manifest, contract: 'latest' }],
  ['mounts', { ...manifest, mounts: [] }],
  ['mounts.0.id', withMount({ id: 'List' })],
  ['mounts.0.path', withMount({ path: 'list' })],
  ['mounts.0.path', withMount({ path: '/list/' })],
  ['mounts.0.path', withMount({ path: '//list' })],
  ['mounts.0.title', withMount({ title: '' })],
  ['mounts.0.access', withMount({ access: 'everybody' })],
  ['mounts.0.onDenied', withMount({ onDenied: 'https://exemplu.ro' })],
  ['mounts.0.onDenied', withMount({ onDenied: '//exemplu' })],
  ['mounts.0.header', withMount({ header: 'none' })],
  ['mounts.0.module', withMount({ module: 'list' })],
  ['mounts.0.within', withMount({ within: 'dashboard' })],
  ['mounts.0.document', withMount({ document: 'checkout' })],
  ['mounts.0.preloadCalls.0', withMount({ preloadCalls: ['https://exemplu.ro/api/products'] })],
  ['mounts.0.pages.0', withMount({ pages: ['/embed'] })],
  ['mounts.0.pages.0', withMount({ pages: ['embed/'] })],
  ['mounts.0.exists.call', withMount({ exists: { call: '//x', capability: 'logout' } })],
  ['mounts.0.timeoutMs', withMount({ timeoutMs: 60_000 })],
  ['mounts.0.offers', withMount({ document: 'payment', offers: ['side'] })],
  ['mounts.0.offers.0', withMount({ offers: ['Side'] })],
  ['slots.0.slot', withFills({ ...fill, slot: '' })],
  ['slots.0.module', withFills({ ...fill, module: 'card' })],
  ['slots.0.order', withFills({ ...fill, order: 0.5 })],
  ['slots.0', withFills({ ...fill, odrer: 1 })],
  ['slots.1.id', withFills(fill, fill)],
  ['mounts.0', withMount({ acces: 'public' })],
  ['mounts.1.id', { ...manifest, mounts: [mount, { ...mount, path: '/other' }] }],
  ['mounts.0.serves', withMount({ serves: 'everything' })],
  ['mounts.0.busy.0', withMount({ busy: ['/embed'] })],
  [
    'mounts.1.serves',
    {
      ...manifest,
      mounts: [
        { ...mount, serves: 'shop' },
        { ...mount, id: 'other', path: '/other', serves: 'shop' },
      ],
    },
  ],
  ['navigation.0.place', withLink({ place: 'sidebar' })],
  ['navigation.0.label', withLink({ label: '' })],
  ['navigation.0.order', withLink({ order: 1.5 })],
  ['navigation.0.icon', withLink({ icon: 'rocket' })],
  ['navigation.0.role', withLink({ role: 'staff' })],
  ['navigation.0.mount', withLink({ mount: 'other' })],
  ['navigation.0.mount', withLink({ mount: '/list' })],
  ['navigation.0.page', withLink({ page: '/list' })],
  [
    'navigation.0.page',
    { ...withMount({ pages: ['', ':id/view'] }), navigation: [{ ...link, page: 'edit' }] },
  ],
  ['navigation.0', withLink({ to: '/list' })],
  ['commands.0.mount', withCommand({ mount: 'other' })],
  ['commands.0.shortcut', withCommand({ shortcut: 'x' })],
  ['commands.1.id', { ...manifest, commands: [command, command] }],
  [
    'commands.1.shortcut',
    {
      ...manifest,
      commands: [
        { ...command, shortcut: 'g l' },
        { ...command, id: 'two', shortcut: 'g l' },
      ],
    },
  ],
  ['owner.contact', { ...manifest, owner: { team: 'Listă' } }],
  ['mounts.1.path', { ...manifest, mounts: [mount, { ...mount, id: 'other' }] }],
])('a wrong reference is named by its path: %s', (path, wrong) => {
  const issues = remoteManifestSchema.safeParse(wrong).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('the JSON Schema for editors is up to date: `pnpm --filter @vitrina/contract schema` writes it', () => {
  expect(editorSchema).toEqual(remoteJsonSchema());
});

const withPermissions = (permissions: object, over: object = {}) =>
  withMount({ access: 'admin', pages: ['', 'orders'], permissions, ...over });

test('a mount of staff says what its pages need', () => {
  const { mounts } = remoteManifestSchema.parse(
    withPermissions({ '': 'shop', orders: ['shop', 'money'] }),
  );
  expect(mounts[0]?.permissions).toEqual({ '': 'shop', orders: ['shop', 'money'] });
});

test.each([
  ['a page that it has not', withPermissions({ other: 'shop' }), 'has no page "other"'],
  ['a permission that nobody knows', withPermissions({ orders: 'teleport' }), 'Invalid'],
  ['no permission at all', withPermissions({ orders: [] }), ''],
  [
    'a mount that others may open',
    withPermissions({ orders: 'shop' }, { access: 'user' }),
    'staff',
  ],
])('permissions of %s are refused', (_, wrong, words) => {
  const { success, error } = remoteManifestSchema.safeParse(wrong);
  expect(success).toBe(false);
  expect(error?.issues.map(({ message }) => message).join()).toContain(words);
});

test('a permission of a later version is read, and nobody holds it', () => {
  const later = { ...mount, access: 'admin', permissions: { orders: 'teleport' } };
  expect(mountSchema.parse(later).permissions).toEqual({ orders: 'teleport' });
});

test.each([
  ['a label', withLink({ label: 'Lis\u200btă' }), 'navigation.0.label'],
  ['a blank label', withCommand({ label: '  ' }), 'commands.0.label'],
  ['a keyword', withCommand({ keywords: ['\u202ex'] }), 'commands.0.keywords.0'],
  ['a title', withMount({ title: ' Listă' }), 'mounts.0.title'],
  ['a team', { ...manifest, owner: { team: '\u3164', contact: 'a' } }, 'owner.team'],
  ['a contact', { ...manifest, owner: { team: 'A', contact: 'a\n' } }, 'owner.contact'],
  ['an order of the platform', withLink({ order: -1 }), 'navigation.0.order'],
  ['a place of staff', withLink({ place: 'console' }), 'navigation.0.place'],
])('%s that would mislead is refused where it stands', (_, wrong, where) => {
  const { error } = remoteManifestSchema.safeParse(wrong);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([where]);
});
