import { expect, test } from '@rstest/core';
import { businessInput } from '@vitrina/contract/entities/business-input';
import { type CompanyValues, MAX_LENGTHS } from './company-values.ts';

const KEYS = Object.keys(MAX_LENGTHS) as (keyof CompanyValues)[];

test('the longest values that the fields take are the longest that the contract takes', () => {
  const longest = Object.fromEntries(KEYS.map((key) => [key, 'a'.repeat(MAX_LENGTHS[key])]));
  expect(businessInput.safeParse(longest).success).toBe(true);
  for (const key of KEYS)
    expect(businessInput.safeParse({ ...longest, [key]: `${longest[key]}a` }).success).toBe(false);
});
