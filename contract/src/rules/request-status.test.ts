import { expect, test } from '@rstest/core';
import { REQUEST_STATES, REQUEST_STATUSES } from './request-status.ts';

test('the five states have the labels of the specification', () => {
  expect(REQUEST_STATUSES.map((status) => [status, REQUEST_STATES[status].label])).toEqual([
    ['pending', 'În așteptare'],
    ['in_progress', 'În desfășurare'],
    ['in_test', 'În testare'],
    ['completed', 'Finalizat'],
    ['rejected', 'Respins'],
  ]);
});
