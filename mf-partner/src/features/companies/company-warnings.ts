import { isCui } from '@vitrina/contract/rules/cui';
import { isIban } from '@vitrina/contract/rules/iban';
import { profileMessages } from '../../profile-messages.ts';
import type { CompanyValues } from './company-values.ts';

const text = profileMessages.companies.warnings;

/** Doubts about a company; it can be saved all the same. Empty fields are fine. */
export const companyWarnings = ({
  cif,
  iban,
}: CompanyValues): { cif: string | null; iban: string | null } => ({
  cif: cif && !isCui(cif) ? text.cif : null,
  iban: iban && !isIban(iban) ? text.iban : null,
});
