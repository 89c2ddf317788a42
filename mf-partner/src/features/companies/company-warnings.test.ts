import { expect, test } from '@rstest/core';
import { valuesOf } from './company-values.ts';
import { companyWarnings } from './company-warnings.ts';

const empty = valuesOf(undefined);

test('nothing typed is nothing wrong', () =>
  expect(companyWarnings(empty)).toEqual({ cif: null, iban: null }));

test('right codes pass, wrong ones are doubted', () => {
  const right = { ...empty, cif: 'RO14399840', iban: 'RO66BACX0000001234567890' };
  expect(companyWarnings(right)).toEqual({ cif: null, iban: null });
  const wrong = { ...empty, cif: 'RO14399841', iban: 'RO67BACX0000001234567890' };
  expect(companyWarnings(wrong).cif).toContain('CIF-ul nu pare corect');
  expect(companyWarnings(wrong).iban).toContain('IBAN-ul nu pare corect');
});
