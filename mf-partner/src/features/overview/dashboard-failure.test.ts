import { expect, test } from '@rstest/core';
import { dashboardFailure } from './dashboard-failure.ts';

const errorNamed = (name: string) => Object.assign(new Error('x'), { name });

test.each([
  ['ApiError', 'Failed to fetch dashboard data'],
  ['NetworkError', 'Error loading dashboard data.'],
  ['TimeoutError', 'Error loading dashboard data.'],
  ['ContractError', 'Error loading dashboard data.'],
])('after a %s the overview says: %s', (name, text) => {
  expect(dashboardFailure(errorNamed(name))).toBe(text);
});
