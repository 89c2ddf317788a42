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

export function readCompany(form: FormData): CompanyValues {
  const read = (key: keyof CompanyValues) => String(form.get(key) ?? '').trim();
  return {
    company_name: read('company_name'),
    cif: read('cif'),
    reg_com: read('reg_com'),
    bank: read('bank'),
    iban: read('iban'),
    business_address: read('business_address'),
  };
}
