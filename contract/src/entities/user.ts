import * as z from 'zod/mini';
import { ROLES } from '../rules/roles.ts';
import { id, maybeText } from './fields.ts';

/** An account. Company fields come in admin lists only. */
export const user = z.object({
  id: id(),
  name: maybeText(),
  email: z.string(),
  /** Extension: false for an account that shows only what its own sessions made. */
  email_verified: z.nullish(z.boolean()),
  role: z.enum(ROLES),
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
