import { expect, test } from '@rstest/core';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { staffRefusal } from './staff.ts';

const member = (id: number, ...permissions: Permission[]) => ({ id, permissions });
const full = (id: number) => member(id, ...PERMISSIONS);

test('nobody gives what they do not hold, and anybody may take it away', () => {
  const actor = member(1, 'people', 'shop');
  expect(staffRefusal(actor, null, ['shop'])).toBeNull();
  expect(staffRefusal(actor, null, ['shop', 'money'])).toBe('permission_not_held');
  expect(staffRefusal(actor, member(2, 'money'), ['money', 'shop'])).toBeNull();
  expect(staffRefusal(actor, member(2, 'money'), ['shop'])).toBeNull();
  expect(staffRefusal(actor, member(2, 'shop'), ['money'])).toBe('permission_not_held');
});

test('whoever holds everything is changed and ended by their like alone', () => {
  expect(staffRefusal(member(1, 'people'), full(2), ['shop'])).toBe('full_admin_protected');
  expect(staffRefusal(member(1, 'people'), full(2), null)).toBe('full_admin_protected');
  expect(staffRefusal(full(1), full(2), ['shop'])).toBeNull();
  expect(staffRefusal(full(1), full(2), null)).toBeNull();
});

test('nobody changes or ends themselves', () => {
  expect(staffRefusal(full(1), full(1), ['shop'])).toBe('own_permissions');
  expect(staffRefusal(full(1), full(1), null)).toBe('own_permissions');
});

test('whoever has lost everything meanwhile gives nothing', () => {
  expect(staffRefusal(member(1), null, ['people'])).toBe('permission_not_held');
});
