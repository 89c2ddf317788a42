import { expect, test } from '@rstest/core';
import { errorReason } from './error-reason.ts';

test('another tab that does not come to an end is said in our words, not in the browser’s', () => {
  const timedOut = new DOMException('The operation timed out.', 'TimeoutError');
  expect(errorReason(timedOut)).toBe('o altă filă a acestui site nu a terminat plata');
});

test('what is no error of the host keeps its own words', () => {
  expect(errorReason(new Error('Cardul nu a putut fi citit.'))).toBe('Cardul nu a putut fi citit.');
  expect(errorReason('x')).toBe('x');
});
