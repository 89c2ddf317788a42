import type { Business } from '@vitrina/contract/entities/business';
import type { BusinessInput } from '@vitrina/contract/entities/business-input';

/** What the form holds of a company: every field, empty where nothing was typed. */
export type CompanyValues = Required<{ [Key in keyof BusinessInput]: string }>;

/** Of the contract's schema, so that nobody types what the host would refuse. */
export const MAX_LENGTHS: Readonly<Record<keyof CompanyValues, number>> = {
  company_name: 200,
  cif: 20,
  reg_com: 40,
  bank: 100,
  iban: 42,
  business_address: 300,
};

/** What a form starts from: empty without a company. */
export const valuesOf = (company: Business | undefined): CompanyValues => ({
  company_name: company?.company_name ?? '',
  cif: company?.cif ?? '',
  reg_com: company?.reg_com ?? '',
  bank: company?.bank ?? '',
  iban: company?.iban ?? '',
  business_address: company?.business_address ?? '',
});
