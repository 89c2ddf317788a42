import { expect, test } from '@rstest/core';
import { readableRegistry } from './readable-registry.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const mount = {
  id: 'list',
  path: '/list',
  title: 'Listă',
  access: 'public',
  module: './list',
  onDenied: '/',
  header: 'public',
  document: 'default',
  preloadCalls: [],
  timeoutMs: 4500,
};
const release = (changes: object = {}) => ({
  id: '1.0.0-00000001',
  version: '1.0.0',
  container: 'mf_x_00000001',
  entry: { url: 'https://x.exemplu.ro/entry.js', integrity },
  contract: '^1.0.0',
  modules: {},
  shared: {},
  mounts: [mount],
  ...changes,
});
const LINK = { place: 'header', label: 'Listă', order: 1, mount: 'list' };
const COMMAND = { id: 'open', label: 'Listă', mount: 'list' };
const good = { name: 'mf-good', current: release(), previous: null };
const registryOf = (...remotes: unknown[]) => ({
  revision: 4,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes,
});
const namesOf = (value: unknown) =>
  readableRegistry(value).registry.remotes.map(({ name }) => name);

test.each([
  ['a remote without a name', {}, 'without a name'],
  ['no release', { name: 'mf-bad' }, 'mf-bad, its live release is left out'],
  ['a malformed release', { ...good, name: 'mf-bad', current: release({ id: 'x' }) }, 'mf-bad'],
  [
    'a release that needs something newer',
    { ...good, name: 'mf-bad', current: release({ needs: ['newer'] }) },
    'needs.0',
  ],
])('%s costs that remote alone, and stays in what is written', (_, bad, said) => {
  const value = registryOf(good, bad);
  const { registry, problems, whole } = readableRegistry(value);
  expect(registry.remotes.map(({ name }) => name)).toEqual(['mf-good']);
  expect(problems.join()).toContain(said);
  expect(whole({ ...registry, revision: 5 })).toEqual({ ...value, revision: 5 });
});

test.each([
  ['an access of a later version', { access: 'partner' }],
  ['a header of a later version', { header: 'kiosk' }],
  ['a wrong path', { path: 'list' }],
  ['the path of another mount', { path: '/list' }],
])('%s costs that mount alone', (_, change) => {
  const odd = { ...mount, id: 'odd', path: '/odd', ...change };
  const value = registryOf({ ...good, current: release({ mounts: [mount, odd] }) });
  const { registry, problems, whole } = readableRegistry(value);
  expect(registry.remotes[0]?.current.mounts.map(({ id }) => id)).toEqual(['list']);
  expect(problems).toEqual([expect.stringContaining('mf-good, its live release: the mount odd')]);
  expect(whole(registry)).toEqual(value);
});

test('a malformed fallback or canary costs only itself, and a change of the rest keeps both', () => {
  const remote = {
    ...good,
    previous: release({ container: 'X' }),
    canary: { release: release({ entry: null }), share: 0.1 },
  };
  const value = registryOf(remote, good);
  const { registry, whole } = readableRegistry({ ...value, remotes: [remote] });
  expect(registry.remotes[0]).toMatchObject({ previous: null, canary: null });
  expect(whole(registry).remotes).toEqual([remote]);
});

test('what a rollback brings back is what was written, with what this version does not know', () => {
  const later = release({ id: '0.9.0-00000000', signedBy: 'ci', mounts: [{ ...mount, badge: 1 }] });
  const { registry, whole } = readableRegistry(registryOf({ ...good, previous: later }));
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    current: remote.previous ?? remote.current,
    previous: null,
  }));
  expect(whole({ ...registry, remotes }).remotes[0]?.current).toEqual(later);
});

test('a new release takes the place of what could not be read', () => {
  const { registry, whole } = readableRegistry(registryOf({ name: 'mf-good', current: 0 }));
  const fresh = readableRegistry(registryOf(good)).registry.remotes;
  expect(whole({ ...registry, remotes: fresh }).remotes.map(({ name }) => name)).toEqual([
    'mf-good',
  ]);
});

test('keys of a later version cost nothing', () => {
  expect(namesOf(registryOf({ ...good, tier: 1, current: release({ signedBy: 'ci' }) }))).toEqual([
    'mf-good',
  ]);
});

test.each([null, [], {}, { ...registryOf(), remotes: {} }, { ...registryOf(), revision: 'x' }])(
  'what is no registry at all is refused: %o',
  (value) => {
    expect(() => readableRegistry(value)).toThrow('It is no registry');
  },
);

const preview = (changes: object = {}) => ({
  remote: 'mf-good',
  name: 'new-list',
  release: release(),
  until: '2026-11-30T10:00:00.000Z',
  ...changes,
});

test.each([
  ['no release', { release: 0 }],
  ['a wrong name', { name: 'New List' }],
  ['an end that is no time', { until: 'soon' }],
  ['a release that needs something newer', { release: release({ needs: ['newer'] }) }],
])('a preview with %s costs itself alone, and stays in what is written', (_, wrong) => {
  const bad = preview({ name: 'bad', ...wrong });
  const value = { ...registryOf(good), previews: [preview(), bad] };
  const { registry, problems, whole } = readableRegistry(value);
  expect(registry.previews?.map(({ name }) => name)).toEqual(['new-list']);
  expect(problems).toHaveLength(1);
  expect(whole(registry)).toEqual(value);
  // Removed on purpose: only unreadable entries are restored.
  expect(whole({ ...registry, previews: [] }).previews).toEqual([bad]);
});

test('what is no list of previews is none', () => {
  expect(readableRegistry({ ...registryOf(good), previews: {} }).registry.previews).toEqual([]);
});

const fill = { slot: 'side', id: 'card', module: './card', order: 0 };
test.each([
  ['a fill without a slot', [fill, { id: 'odd' }], 'the fill odd is left out'],
  ['a second fill of one id', [fill, fill], 'the fill card is left out: another has its id'],
  ['slots that are no list', 'none', 'the fill without an id is left out'],
])('%s costs that fill alone, and stays in what is written', (_, slots, said) => {
  const value = registryOf({ ...good, current: release({ slots }) });
  const { registry, problems, whole } = readableRegistry(value);
  expect(registry.remotes[0]?.current.mounts).toHaveLength(1);
  expect(registry.remotes[0]?.current.slots).toEqual(Array.isArray(slots) ? [fill] : []);
  expect(problems.join()).toContain(said);
  expect(whole({ ...registry, revision: 5 })).toEqual({ ...value, revision: 5 });
});

test.each([
  [
    'a link without a mount',
    { navigation: [{ place: 'header', label: 'Bad', order: 1 }, LINK] },
    '"Bad"',
  ],
  ['a link that is none', { navigation: [7, LINK] }, 'without a name'],
  ['a command without a label', { commands: [{ id: 'bad', mount: 'list' }, COMMAND] }, 'bad'],
  ['an owner without a contact', { owner: { team: 'Bad' } }, 'the owner'],
])('%s costs itself alone, and stays in what is written', (_, wrong, said) => {
  const value = registryOf({ ...good, current: release({ navigation: [LINK], ...wrong }) });
  const { registry, problems, whole } = readableRegistry(value);
  expect(registry.remotes[0]?.current.navigation).toEqual([LINK]);
  expect(registry.remotes[0]?.current.commands ?? [COMMAND]).toEqual([COMMAND]);
  expect(registry.remotes[0]?.current.owner).toBeUndefined();
  expect(problems.join()).toContain(said);
  expect(problems).toHaveLength(1);
  expect(whole({ ...registry, revision: 5 })).toEqual({ ...value, revision: 5 });
});

test('a purpose, a place, an icon and a role of a later version cost nothing', () => {
  const navigation = [{ ...LINK, place: 'later', icon: 'later', role: 'later' }];
  const mounts = [{ ...mount, serves: 'later', busy: ['later:form'] }];
  const { registry, problems } = readableRegistry(
    registryOf({ ...good, current: release({ navigation, mounts }) }),
  );
  expect(problems).toEqual([]);
  expect(registry.remotes[0]?.current).toMatchObject({ navigation, mounts });
});
