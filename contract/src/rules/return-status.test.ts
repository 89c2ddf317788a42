import { expect, test } from '@rstest/core';
import {
  canChangeReturnStatus,
  OPEN_RETURN_STATUSES,
  RETURN_STATES,
  RETURN_STATUSES,
} from './return-status.ts';

test('a return is declared, received, checked and refunded, or ends without money', () => {
  expect(RETURN_STATES.declared.next).toEqual(['received', 'refused', 'cancelled']);
  expect(RETURN_STATES.received.next).toEqual(['checked', 'cancelled']);
  expect(RETURN_STATES.checked.next).toEqual(['refunded', 'refused']);
  expect(OPEN_RETURN_STATUSES).toEqual(['declared', 'received', 'checked']);
});

test('money goes back only for what was checked, and that is final', () => {
  for (const from of RETURN_STATUSES)
    expect(canChangeReturnStatus(from, 'refunded')).toBe(from === 'checked');
  expect(RETURN_STATES.refunded).toMatchObject({ next: [], irrevocable: true });
});

test('what ends without money frees its pieces for another return', () => {
  const freed = RETURN_STATUSES.filter((status) => !RETURN_STATES[status].holdsPieces);
  expect(freed).toEqual(['refused', 'cancelled']);
});
