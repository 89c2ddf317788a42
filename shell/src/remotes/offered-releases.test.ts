import { beforeEach, expect, test } from '@rstest/core';
import type { Registry, Release } from '@vitrina/contract/registry';
import { browserPlace, offeredReleases } from './offered-releases.ts';

const release = (id: string) => ({ id }) as Release;
const registry: Registry = {
  revision: 1,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [
    {
      name: 'mf-shop',
      current: release('2'),
      previous: release('1'),
      canary: { release: release('3'), share: 0.25 },
    },
    { name: 'mf-quiz', current: release('q'), previous: null },
  ],
};

beforeEach(() => localStorage.clear());

test('a browser below the share gets the canary, with the current release to fall back to', () => {
  const [shop, quiz] = offeredReleases(registry, () => 0.24, {}).remotes;
  expect(shop).toMatchObject({ current: { id: '3' }, previous: { id: '2' } });
  expect(quiz).toBe(registry.remotes[1]);
});

test('all others get the current release', () => {
  expect(offeredReleases(registry, () => 0.25, {}).remotes[0]).toBe(registry.remotes[0]);
});

test('of many browsers as many as the share says get it, and each keeps its place', () => {
  let offered = 0;
  for (let browser = 0; browser < 2000; browser++) {
    localStorage.clear();
    const place = browserPlace('mf-shop');
    expect(browserPlace('mf-shop')).toBe(place);
    if (offeredReleases(registry, browserPlace, {}).remotes[0]?.current.id === '3') offered += 1;
  }
  expect(offered / 2000).toBeGreaterThan(0.19);
  expect(offered / 2000).toBeLessThan(0.31);
});

test.each(['-1', '1', 'x', ''])('a kept place such as "%s" is drawn anew', (kept) => {
  localStorage.setItem('vitrina:place:mf-shop', kept);
  const place = browserPlace('mf-shop');
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(1);
});

test('who gets the canary of one remote gets that of another no more often than anybody', () => {
  let both = 0;
  for (let browser = 0; browser < 2000; browser++) {
    localStorage.clear();
    if (browserPlace('mf-shop') < 0.25 && browserPlace('mf-quiz') < 0.25) both += 1;
  }
  expect(both / 2000).toBeGreaterThan(0.03);
  expect(both / 2000).toBeLessThan(0.1);
});

test('what is no remote is left out, a canary without a release is passed over', () => {
  const [shop] = registry.remotes;
  const odd = { ...registry, remotes: [null, {}, { ...shop, canary: { share: 1 } }] };
  const { remotes } = offeredReleases(odd as Registry, () => 0, {});
  expect(remotes.map(({ name, current }) => [name, current.id])).toEqual([['mf-shop', '2']]);
});

test.each(['1', null, [1], Number.NaN])('a canary whose share is %j reaches nobody', (share) => {
  const [shop] = registry.remotes;
  const canary = { ...shop?.canary, share };
  const odd = { ...registry, remotes: [{ ...shop, canary }] } as Registry;
  expect(offeredReleases(odd, () => 0, {}).remotes[0]?.current.id).toBe('2');
});

test('a remote that is called as what every object has is overridden by nothing', () => {
  const [shop] = registry.remotes;
  const odd = { ...registry, remotes: [{ ...shop, name: 'constructor' }] } as Registry;
  expect(offeredReleases(odd, () => 1, {}).remotes[0]?.current.id).toBe('2');
});
