import { expect, test } from '@rstest/core';
import { businessInput } from '@vitrina/contract/entities/business-input';
import { type CompanyValues, MAX_LENGTHS, readCompany } from './company-values.ts';

const filled = (lengthOf: (key: keyof CompanyValues) => number): CompanyValues => {
  const form = new FormData();
  for (const key of Object.keys(MAX_LENGTHS) as (keyof CompanyValues)[])
    form.set(key, 'a'.repeat(lengthOf(key)));
  return readCompany(form);
};

test('what was typed is trimmed, and every field is there', () => {
  const form = new FormData();
  form.set('company_name', '  Florăria Ana SRL ');
  expect(readCompany(form)).toEqual({
    company_name: 'Florăria Ana SRL',
    cif: '',
    reg_com: '',
    bank: '',
    iban: '',
    business_address: '',
  });
});

test('the longest values that the fields take are the longest that the contract takes', () => {
  const longest = filled((key) => MAX_LENGTHS[key]);
  expect(businessInput.safeParse(longest).success).toBe(true);
  for (const key of Object.keys(MAX_LENGTHS) as (keyof CompanyValues)[])
    expect(businessInput.safeParse({ ...longest, [key]: `${longest[key]}a` }).success).toBe(false);
});
