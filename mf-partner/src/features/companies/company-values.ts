import type { Business } from '@vitrina/contract/entities/business';
import type { BusinessInput } from '@vitrina/contract/entities/business-input';

/** Form values, '' where nothing was typed. */
export type CompanyValues = Required<{ [Key in keyof BusinessInput]: string }>;

export const valuesOf = (company: Business | undefined): CompanyValues => ({
  company_name: company?.company_name ?? '',
  cif: company?.cif ?? '',
  reg_com: company?.reg_com ?? '',
  bank: company?.bank ?? '',
  iban: company?.iban ?? '',
  business_address: company?.business_address ?? '',
});
