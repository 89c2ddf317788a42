import { expect, test } from '@rstest/core';
import { ACCOUNT, guardsOf } from './own-mounts.ts';

test("the account page is guarded by the shell, other paths by the remotes' mounts", () => {
  const host = { chainOf: () => [] };
  expect(guardsOf(host, '/account')).toEqual([ACCOUNT]);
  expect(guardsOf(host, '/')).toEqual([]);
});
