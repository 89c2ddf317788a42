import type { Business } from '@vitrina/contract/entities/business';
import { readKept } from '@vitrina/shared-auth/per-package/use-kept';
import { valuesOf } from './company-values.ts';

/** Under which the form's values are kept while its owner signs in again. */
export const companyFormName = (company: Business | undefined): string =>
  `company-${company?.id ?? 'new'}`;

/** Whether the session ended while this form was being filled in: it opens again by itself. */
export const isCompanyKept = (company: Business | undefined): boolean =>
  readKept(companyFormName(company), valuesOf(company)) !== null;
