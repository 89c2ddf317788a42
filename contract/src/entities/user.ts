import * as z from 'zod/mini';
import { PERMISSIONS } from '../rules/permissions.ts';
import { anyText, id, maybeFlag, maybeNamed, maybeText, role } from './answer-fields.ts';

/** An account. Company fields come in admin lists only. */
export const user = z.object({
  id: id(),
  name: maybeText(),
  email: anyText(),
  /** Extension: false while the address is unverified; the account then shows only its own sessions' data. */
  email_verified: maybeFlag(),
  role: role(),
  /** Extension: permissions of an admin; absent: all. */
  permissions: maybeNamed(PERMISSIONS),
  phone: maybeText(),
  address: maybeText(),
  county: maybeText(),
  locality: maybeText(),
  zip: maybeText(),
  company_name: maybeText(),
  cif: maybeText(),
  reg_com: maybeText(),
  bank: maybeText(),
  iban: maybeText(),
});
export type User = z.output<typeof user>;
