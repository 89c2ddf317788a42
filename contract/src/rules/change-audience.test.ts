import { expect, test } from '@rstest/core';
import { hearsOf } from './change-audience.ts';
import { CHANGE_KINDS } from './change-kinds.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

const kindsHeardBy = (listener: Parameters<typeof hearsOf>[0], ownerId: number | null) =>
  CHANGE_KINDS.filter((kind) => hearsOf(listener, { kind, ownerId }));

test('of the things of others a person hears of the shop and what delivery costs alone', () => {
  const user = { id: 1, role: 'user', permissions: [] } as const;
  expect(kindsHeardBy(user, 2)).toEqual(['product', 'setting']);
  expect(kindsHeardBy(user, null)).toEqual(['product', 'setting']);
});

test('of their own things a person hears, not of what only staff see', () => {
  const silent = CHANGE_KINDS.filter(
    (kind) => !hearsOf({ id: 1, role: 'user', permissions: [] }, { kind, ownerId: 1 }),
  );
  expect(silent).toEqual(['payment', 'partner', 'withdrawal', 'return', 'invitation', 'release']);
});

test("staff with every permission hear of everything but other people's notifications", () => {
  const silent = CHANGE_KINDS.filter(
    (kind) => !hearsOf({ id: 1, role: 'admin', permissions: PERMISSIONS }, { kind, ownerId: 2 }),
  );
  expect(silent).toEqual(['notification']);
  expect(kindsHeardBy({ id: 1, role: 'admin', permissions: PERMISSIONS }, 1)).toEqual([
    ...CHANGE_KINDS,
  ]);
});

test.each<[Permission, string]>([
  ['shop', 'order payment product withdrawal return setting'],
  ['sites', 'product request site partner business user setting embed'],
  ['money', 'payment product commission commission-payment withdrawal return setting'],
  ['people', 'product user setting invitation'],
  ['releases', 'product setting release'],
])('staff who hold %s alone hear of: %s', (permission, kinds) => {
  const staff = { id: 1, role: 'admin' as const, permissions: [permission] };
  expect(kindsHeardBy(staff, 2)).toEqual(kinds.split(' '));
});

test('staff hear of their own account, whatever they hold', () => {
  expect(hearsOf({ id: 1, role: 'admin', permissions: [] }, { kind: 'user', ownerId: 1 })).toBe(
    true,
  );
});
