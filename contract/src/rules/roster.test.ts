import { expect, test } from '@rstest/core';
import { type Registry, registrySchema } from '../registry.ts';
import type { Mount } from '../remote.ts';
import { outsideNavigationRoster } from './navigation-claims.ts';
import { claimedNow, outsideRoster, rosterProblem, withoutDuplicates } from './roster.ts';
import { outsideSlotRoster } from './slot-claims.ts';
import { slotOwner } from './slots.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const mount = { id: 'page', path: '/shop', title: 'Pagină', access: 'public', module: './page' };
const release = (...mounts: object[]) => ({
  id: '1.0.0-00000001',
  version: '1.0.0',
  container: 'mf_x_00000001',
  entry: { url: 'https://x.exemplu.ro/entry.js', integrity },
  contract: '^1.0.0',
  modules: {},
  shared: {},
  mounts,
});
const registryOf = (...remotes: object[]): Registry =>
  registrySchema.parse({
    revision: 1,
    shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
    remotes,
  });
const registry = registryOf(
  { name: 'mf-quiz', current: release({ ...mount, path: '/quiz' }), previous: null },
  {
    name: 'mf-shop',
    current: release({ ...mount, preloadCalls: ['/api/a'], serves: 'shop' }),
    previous: null,
  },
);
const roster = claimedNow(registry);

test('what is claimed now is what a first roster gives', () => {
  expect(roster['mf-shop']).toEqual([
    {
      id: 'page',
      path: '/shop',
      access: ['public'],
      documents: ['default'],
      preloadCalls: ['/api/a'],
      navigation: [],
      serves: ['shop'],
    },
  ]);
  expect(rosterProblem({ ...registry, roster })).toBeNull();
});

const own = registry.remotes[1]?.current.mounts[0];
test.each([
  ['the path of another', { path: '/quiz' }, 'the mount page at /quiz'],
  ['a path of nobody', { path: '/shop/new' }, 'the mount page at /shop/new'],
  ['another id', { id: 'other' }, 'the mount other at /shop'],
  ['another access', { access: 'admin' }, 'the access "admin" for page'],
  ['another document', { document: 'payment' }, 'a document "payment" for page'],
  ['another purpose', { serves: 'cart' }, 'the purpose "cart" for page'],
  ['another call', { preloadCalls: ['/api/users/me'] }, 'the call /api/users/me for page'],
] satisfies Array<[string, Partial<Mount>, string]>)('the roster refuses %s', (_, change, said) => {
  if (!own) throw new Error('There is no mount.');
  const mounts = [{ ...own, ...change }];
  expect(outsideRoster(roster, 'mf-shop', mounts)).toBe(`the roster does not give mf-shop ${said}`);
  expect(outsideRoster(undefined, 'mf-shop', mounts)).toBeNull();
});

test('the roster refuses a remote that it does not name, and a fallback or canary outside', () => {
  expect(outsideRoster({}, 'mf-shop', own ? [own] : [])).toContain('mf-shop the mount page');
  const outside = release({ ...mount, path: '/quiz' });
  for (const change of [{ previous: outside }, { canary: { release: outside, share: 0.1 } }]) {
    const [quiz, shop] = registry.remotes;
    const changed = registryOf({ ...quiz }, { ...shop, ...change });
    expect(rosterProblem({ ...changed, roster })).toContain('mf-shop the mount page at /quiz');
  }
});

test('of two remotes at one path the later one loses that mount, by name', () => {
  const both = registryOf(
    { name: 'mf-quiz', current: release({ ...mount, path: '/quiz' }), previous: null },
    {
      name: 'mf-shop',
      current: release(mount, { ...mount, id: 'taken', path: '/quiz' }),
      previous: null,
    },
  );
  const { registry: left, duplicates } = withoutDuplicates(both);
  expect(duplicates).toEqual([{ later: 'mf-shop/taken', owner: 'mf-quiz/page', path: '/quiz' }]);
  expect(left.remotes.map(({ current }) => current.mounts.map(({ path }) => path))).toEqual([
    ['/quiz'],
    ['/shop'],
  ]);
  expect(withoutDuplicates(registry).duplicates).toEqual([]);
});

test.each([
  ['below', '/quiz', '/quiz/mine'],
  ['around', '/quiz/mine', '/quiz'],
])(
  'of two remotes, one %s the other, the later one loses that mount, canary or not',
  (_, first, second) => {
    const quiz = { name: 'mf-quiz', current: release({ ...mount, path: first }), previous: null };
    const later = release({ ...mount, path: second });
    const own = release(mount);
    const live = { name: 'mf-shop', current: later, previous: null };
    const canary = { ...live, current: own, canary: { release: later, share: 0.5 } };
    for (const shop of [live, canary]) {
      const { registry: left, duplicates } = withoutDuplicates(registryOf(quiz, shop));
      expect(duplicates).toEqual([{ later: 'mf-shop/page', owner: 'mf-quiz/page', path: first }]);
      const [, of] = left.remotes;
      expect((of?.canary?.release ?? of?.current)?.mounts).toEqual([]);
    }
  },
);

test('a mount that says that it stands within another one stays', () => {
  const inside = { ...mount, path: '/quiz/mine', within: 'mf-quiz/page' };
  const both = registryOf(
    { name: 'mf-shop', current: release(inside), previous: null },
    { name: 'mf-quiz', current: release({ ...mount, path: '/quiz' }), previous: null },
  );
  expect(withoutDuplicates(both).duplicates).toEqual([]);
});

test('the roster gives nothing to a remote, nor a slot, that is called as what every object has', () => {
  const { current } = registry.remotes[1] ?? {};
  if (!own || !current) throw new Error('There is no mount.');
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(outsideRoster(roster, name, [own])).toContain(`give ${name} the mount page`);
    expect(outsideNavigationRoster(roster, name, current)).toBeNull();
    const offering = { ...current, mounts: [{ ...own, offers: ['constructor'] }] };
    expect(outsideSlotRoster(roster, 'mf-shop', offering)).toContain('the slot constructor');
    const remotes = [{ name, current: offering, previous: null }, ...registry.remotes];
    expect(slotOwner({ ...registry, roster, remotes }, 'constructor')).toBeUndefined();
  }
});

test.each<[string, object]>([
  ['a second mount of the same id', { mounts: [own, { ...own, path: '/quiz' }] }],
  ['a mount without a title', { mounts: [{ id: 'page', path: '/quiz' }] }],
  ['calls that are one text', { mounts: [{ ...own, preloadCalls: '/api/users/me' }] }],
  ['a mount in a malformed release', { mounts: [{ ...own, access: 'admin' }], slots: 'all' }],
])('before validation %s counts, too', (_, change) => {
  const [quiz, shop] = registry.remotes;
  const odd = { ...shop?.current, ...change };
  for (const entry of [{ current: odd }, { previous: odd }, { canary: { release: odd } }]) {
    const remotes = [null, {}, quiz, { ...shop, ...entry }] as Registry['remotes'];
    expect(rosterProblem({ ...registry, roster, remotes })).toContain('does not give mf-shop');
  }
});

test('a roster without purposes, of an earlier version, gives each of them', () => {
  if (!own) throw new Error('There is no mount.');
  const older = Object.fromEntries(
    Object.entries(roster).map(([name, claims]) => [
      name,
      claims.map(({ serves: _, ...claim }) => claim),
    ]),
  );
  expect(outsideRoster(older, 'mf-shop', [{ ...own, serves: 'cart' }])).toBeNull();
});
