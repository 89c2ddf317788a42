import { expect, test } from '@rstest/core';
import { isAllowed } from './roles.ts';

test.each([
  ['public', true, true, true],
  ['optional', true, true, true],
  ['signed-in', false, true, true],
  ['user', false, true, false],
  ['admin', false, false, true],
] as const)('%s: a visitor %s, a user %s, an admin %s', (access, visitor, user, admin) => {
  expect([isAllowed(access, null), isAllowed(access, 'user'), isAllowed(access, 'admin')]).toEqual([
    visitor,
    user,
    admin,
  ]);
});
