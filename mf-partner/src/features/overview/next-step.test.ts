import { expect, test } from '@rstest/core';
import { sampleRequest } from '../../../test/samples.ts';
import { nextStep } from './next-step.ts';

test.each([
  ['pending', 'wait-for-call'],
  ['in_progress', 'wait-for-version'],
  ['in_test', 'try-version'],
  ['completed', 'use-site'],
  ['rejected', 'talk'],
] as const)('a request that is %s suggests %s', (status, step) => {
  expect(nextStep([sampleRequest({ status })]).step).toBe(step);
});

test('what waits for the partner comes before what waits for us', () => {
  const requests = [
    sampleRequest({ id: 1, status: 'rejected' }),
    sampleRequest({ id: 2, status: 'pending' }),
    sampleRequest({ id: 3, status: 'in_test' }),
  ];
  expect(nextStep(requests).request?.id).toBe(3);
});

test('without requests it suggests the first one', () => {
  expect(nextStep([])).toEqual({ step: 'create', request: null });
});
