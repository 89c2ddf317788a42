import { expect, test } from '@rstest/core';
import { deskColumns } from './desk-columns.tsx';

test.each([
  ['in_progress', 'În desfășurare'],
  ['unknown', 'unknown'],
  [null, ''],
])('a file of the desk names the state %s as the list does', (status, label) => {
  const column = deskColumns(() => '').find(({ id }) => id === 'status');
  expect(column?.value({ id: 1, status, created_at: null, promised_on: null, unread: 0 })).toBe(
    label,
  );
});
