import { expect, test } from '@rstest/core';
import { mountOf, registryOf, releaseWith, remoteOf } from '../../test/sample-registry.ts';
import { disabledLinks, navigationProblem, outsideNavigationRoster } from './navigation-claims.ts';
import { claimedNow } from './roster.ts';

const link = { place: 'header', label: 'Listă', order: 1, mount: 'list' };
const releaseOf = (change: object = {}, mount: object = {}) =>
  releaseWith({ mounts: [mountOf('list', mount)], navigation: [{ ...link, ...change }] });
const registry = registryOf(remoteOf('mf-shop', releaseOf()));

test('a label that reads as a live one in the same place is refused, that of a canary too', () => {
  for (const label of ['Listă', 'LISTA'])
    expect(navigationProblem(registry, 'mf-blog', releaseOf({ label }))).toBe(
      `the link "${label}" in header reads as one of mf-shop: choose another label`,
    );
  const canary = { release: releaseOf({ label: 'Nou' }), share: 0.1 };
  const trying = registryOf(remoteOf('mf-shop', releaseOf(), { canary }));
  expect(navigationProblem(trying, 'mf-blog', releaseOf({ label: 'nou' }))).toContain('mf-shop');
});

test('a label of a fallback is kept for its remote, which may go back', () => {
  const gone = remoteOf('mf-shop', releaseOf({ label: 'Nou' }), { previous: releaseOf() });
  expect(navigationProblem(registryOf(gone), 'mf-blog', releaseOf())).toContain('one of mf-shop');
  expect(navigationProblem(registryOf(gone), 'mf-shop', releaseOf())).toBeNull();
});

test('a label of a remote that is switched off is free', () => {
  const off = registryOf(remoteOf('mf-shop', releaseOf(), { disabled: true }));
  expect(navigationProblem(off, 'mf-blog', releaseOf())).toBeNull();
});

test('its own label, another one, and the same in another place are free', () => {
  expect(navigationProblem(registry, 'mf-shop', releaseOf())).toBeNull();
  expect(navigationProblem(registry, 'mf-blog', releaseOf({ label: 'Blog' }))).toBeNull();
  expect(navigationProblem(registry, 'mf-blog', releaseOf({ place: 'user-menu' }))).toBeNull();
});

test.each([
  ['public', 'console', false],
  ['public', 'dashboard', false],
  ['user', 'console', false],
  ['admin', 'dashboard-menu', false],
  ['admin', 'console', true],
  ['user', 'dashboard', true],
  ['public', 'header', true],
])('a mount for %s has a link in %s: %s', (access, place, isFree) => {
  const problem = navigationProblem(registryOf(), 'mf-blog', releaseOf({ place }, { access }));
  expect(problem === null).toBe(isFree);
});

test('an order below 0 is the platform’s', () => {
  expect(navigationProblem(registryOf(), 'mf-blog', releaseOf({ order: -1 }))).toContain(
    '-1 is below 0',
  );
});

const command = { id: 'open', label: 'Articole', mount: 'list' };
const commanding = (id: string, label: string) =>
  releaseWith({ mounts: [mountOf('list')], commands: [{ ...command, id, label }] });

test('a command reads as no other one, and a link may say the same', () => {
  const live = registryOf(remoteOf('mf-shop', commanding('open', 'Articole')));
  expect(navigationProblem(live, 'mf-blog', commanding('other', 'ARTICOLE'))).toBe(
    'the command "ARTICOLE" reads as one of mf-shop: choose another label',
  );
  expect(navigationProblem(live, 'mf-blog', releaseOf({ label: 'Articole' }))).toBeNull();
});

test('a label of the shell is taken in its place', () => {
  const live = registryOf();
  live.shell.labels = { header: ['Home'] };
  expect(navigationProblem(live, 'mf-blog', releaseOf({ label: 'HOME' }))).toBe(
    'the link "HOME" in header reads as one of the shell: choose another label',
  );
  expect(
    navigationProblem(live, 'mf-blog', releaseOf({ label: 'HOME', place: 'user-menu' })),
  ).toBeNull();
});

test('a first roster gives what live releases have, and no other place', () => {
  const live = registryOf(remoteOf('mf-blog', { ...releaseOf(), commands: [command] }));
  const roster = claimedNow(live);
  expect(roster['mf-blog']).toMatchObject([{ id: 'list', navigation: ['header', 'palette'] }]);
  const outside = (release: Parameters<typeof outsideNavigationRoster>[2], of = roster) =>
    outsideNavigationRoster(of, 'mf-blog', release);
  expect(outside(releaseOf())).toBeNull();
  expect(outside(releaseOf({ place: 'console' }))).toBe(
    'the roster does not give mf-blog a link in console for list',
  );
  const without = claimedNow(registryOf(remoteOf('mf-blog', releaseOf())));
  expect(outside(commanding('open', 'x'), without)).toBe(
    'the roster does not give mf-blog a command for list',
  );
  const [{ navigation: _absent, ...before } = { id: '' }] = roster['mf-blog'] ?? [];
  expect(outside(releaseOf({ place: 'console' }), { 'mf-blog': [before as never] })).toBeNull();
});

test('a registry that has a label twice keeps the first, and the other one is named', () => {
  const both = registryOf(remoteOf('mf-shop', releaseOf()), remoteOf('mf-blog', releaseOf()));
  both.shell.labels = { header: ['LISTA'] };
  expect(disabledLinks(registry)).toEqual([]);
  expect(disabledLinks(both)).toEqual([
    'the link "Listă" in header of mf-shop is disabled: the shell has that label',
    'the link "Listă" in header of mf-blog is disabled: the shell has that label',
  ]);
});
