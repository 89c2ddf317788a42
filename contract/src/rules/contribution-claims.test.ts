import { expect, test } from '@rstest/core';
import type { Registry } from '../registry.ts';
import { doubleContributions, takenContribution } from './contribution-claims.ts';

const mount = (id: string, serves?: string) =>
  ({
    id,
    path: `/${id}`,
    ...(serves && { serves }),
  }) as Registry['remotes'][0]['current']['mounts'][0];
const shop = {
  mounts: [mount('list', 'shop')],
  commands: [{ id: 'open-shop', label: 'Magazin', mount: 'list', shortcut: 'g m' }],
};
const registryOf = (...remotes: object[]) => ({ remotes }) as unknown as Registry;
const live = registryOf({ name: 'mf-shop', current: shop });

test.each([
  [
    'the purpose',
    { mounts: [mount('mine', 'shop')] },
    'mf-blog/mine claims the purpose "shop" of mf-shop/list',
  ],
  [
    'the id',
    { mounts: [], commands: [{ id: 'open-shop', label: 'x', mount: 'mine' }] },
    'mf-blog/open-shop claims the command "open-shop" of mf-shop/open-shop',
  ],
  [
    'the shortcut',
    { mounts: [], commands: [{ id: 'x', label: 'x', mount: 'mine', shortcut: 'g m' }] },
    'mf-blog/x claims the shortcut "g m" of mf-shop/open-shop',
  ],
])('a release may not take %s of another remote', (_, release, said) => {
  expect(takenContribution(live, 'mf-blog', release)).toBe(said);
  const offered = registryOf({
    name: 'mf-shop',
    current: { mounts: [] },
    canary: { release: shop },
  });
  expect(takenContribution(offered, 'mf-blog', release), 'of a canary').toBe(said);
});

test('a remote that is switched off gives its names up; under a delegation the registry’s key decides', () => {
  const off = { remotes: [{ name: 'mf-shop', current: shop, disabled: true }] };
  const by = (more: object) => takenContribution({ ...off, ...more } as Registry, 'mf-blog', shop);
  expect(by({})).toBeNull();
  expect(by({ delegation: {} })).toContain('the purpose "shop" of mf-shop/list');
  expect(by({ delegation: {}, stops: { 'mf-shop': { bad: ['1'] } } })).toContain('mf-shop/list');
  expect(by({ delegation: {}, stops: { 'mf-shop': { off: true } } })).toBeNull();
});

test('a new release may not take what another remote goes back to', () => {
  const gone = registryOf({ name: 'mf-shop', current: { mounts: [] }, previous: shop });
  expect(takenContribution(gone, 'mf-blog', shop, true)).toContain('the purpose "shop" of mf-shop');
  // A rollback is not checked against other remotes' fallbacks.
  expect(takenContribution(gone, 'mf-blog', shop)).toBeNull();
});

test('a release may keep its own, and claim what is free', () => {
  expect(takenContribution(live, 'mf-shop', shop)).toBeNull();
  const other = {
    mounts: [mount('mine', 'cart')],
    commands: [{ id: 'x', label: 'x', mount: 'mine' }],
  };
  expect(takenContribution(live, 'mf-blog', other)).toBeNull();
});

test('what a registry holds twice is named, and whose it is', () => {
  expect(doubleContributions(live)).toEqual([]);
  expect(
    doubleContributions(
      registryOf({ name: 'mf-shop', current: shop }, { name: 'mf-two', current: shop }),
    ),
  ).toEqual([
    'the purpose "shop" of mf-two/list is disabled: mf-shop/list has it',
    'the command "open-shop" of mf-two/open-shop is disabled: mf-shop/open-shop has it',
    'the shortcut "g m" of mf-two/open-shop is disabled: mf-shop/open-shop has it',
  ]);
  const off = { name: 'mf-shop', current: shop, disabled: true };
  expect(doubleContributions(registryOf(off, { name: 'mf-two', current: shop }))).toEqual([]);
});
