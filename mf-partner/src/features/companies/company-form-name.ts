import type { Business } from '@vitrina/contract/entities/business';
import { readKept } from '@vitrina/shared-auth/per-package/use-kept';
import { valuesOf } from './company-values.ts';

/** Key of the draft kept across a session expiry. */
export const companyFormName = (company: Business | undefined): string =>
  `company-${company?.id ?? 'new'}`;

/** True when the session expired during the edit: the form reopens. */
export const isCompanyKept = (company: Business | undefined): boolean =>
  readKept(companyFormName(company), valuesOf(company)) !== null;
