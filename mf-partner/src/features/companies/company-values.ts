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

const eachField = (value: (key: keyof CompanyValues) => string): CompanyValues => ({
  company_name: value('company_name'),
  cif: value('cif'),
  reg_com: value('reg_com'),
  bank: value('bank'),
  iban: value('iban'),
  business_address: value('business_address'),
});

/** What a form starts from: empty without a company. */
export const valuesOf = (company: Business | undefined): CompanyValues =>
  eachField((key) => company?.[key] ?? '');

export const trimCompany = (values: CompanyValues): CompanyValues =>
  eachField((key) => values[key].trim());
