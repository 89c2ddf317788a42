import { expect, test } from '@rstest/core';
import { hearsOf } from './change-audience.ts';
import { CHANGE_KINDS } from './change-kinds.ts';

const kindsHeardBy = (listener: Parameters<typeof hearsOf>[0], ownerId: number | null) =>
  CHANGE_KINDS.filter((kind) => hearsOf(listener, { kind, ownerId }));

test('of the things of others a person hears of the shop and what delivery costs alone', () => {
  expect(kindsHeardBy({ id: 1, role: 'user' }, 2)).toEqual(['product', 'setting']);
  expect(kindsHeardBy({ id: 1, role: 'user' }, null)).toEqual(['product', 'setting']);
});

test('of their own things a person hears, not of what only staff see', () => {
  const silent = CHANGE_KINDS.filter(
    (kind) => !hearsOf({ id: 1, role: 'user' }, { kind, ownerId: 1 }),
  );
  expect(silent).toEqual(['payment', 'partner', 'withdrawal']);
});

test("staff hear of everything but other people's notifications", () => {
  const silent = CHANGE_KINDS.filter(
    (kind) => !hearsOf({ id: 1, role: 'admin' }, { kind, ownerId: 2 }),
  );
  expect(silent).toEqual(['notification']);
  expect(kindsHeardBy({ id: 1, role: 'admin' }, 1)).toEqual([...CHANGE_KINDS]);
});
