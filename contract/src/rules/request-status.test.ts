import { expect, test } from '@rstest/core';
import { REQUEST_STATUS_LABELS, REQUEST_STATUSES } from './request-status.ts';

test('the five states have the labels of the specification', () => {
  expect(REQUEST_STATUSES.map((status) => [status, REQUEST_STATUS_LABELS[status]])).toEqual([
    ['pending', 'În așteptare'],
    ['in_progress', 'În desfășurare'],
    ['in_test', 'În testare'],
    ['completed', 'Finalizat'],
    ['rejected', 'Respins'],
  ]);
});
