import { expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { ACCOUNT, guardsOf } from './own-mounts.ts';

const registry: Registry = {
  revision: 1,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [],
};

test("the account page is guarded by the shell, other paths by the remotes' mounts", () => {
  expect(guardsOf(registry, '/account')).toEqual([ACCOUNT]);
  expect(guardsOf(registry, '/')).toEqual([]);
});
