import { expect, test } from '@rstest/core';
import { ALL_CALLS } from '../all-calls.ts';
import type { Call } from '../call.ts';
import { holdsAll, mayCall, PERMISSIONS } from './permissions.ts';
import { holds } from './roles.ts';

const calls: readonly Call[] = ALL_CALLS;
const staff = (...permissions: string[]) => ({ role: 'admin' as const, permissions });

test('one of several permissions is enough; one of a later version is held by nobody', () => {
  expect(holds(['money'], ['shop', 'money'])).toBe(true);
  expect(holds(['shop'], 'money')).toBe(false);
  expect(holds(PERMISSIONS, 'teleport')).toBe(false);
});

test('everything is every permission', () => {
  expect(holdsAll(PERMISSIONS)).toBe(true);
  expect(holdsAll(PERMISSIONS.slice(1))).toBe(false);
});

test('a call of staff is for those of the staff who hold its permission', () => {
  for (const call of calls.filter(({ access }) => access === 'admin')) {
    expect(mayCall(call, staff(...PERMISSIONS)), call.name).toBe(true);
    expect(mayCall(call, staff()), call.name).toBe(false);
    expect(mayCall(call, { role: 'user', permissions: PERMISSIONS }), call.name).toBe(false);
    expect(mayCall(call, null), call.name).toBe(false);
  }
});

test('other calls need no permission', () => {
  for (const call of calls.filter(({ access }) => access !== 'admin')) {
    expect(call.permission, call.name).toBeUndefined();
    expect(mayCall(call, staff()), call.name).toBe(call.access !== 'user');
  }
});
