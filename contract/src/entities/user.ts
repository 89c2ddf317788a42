import * as z from 'zod/mini';
import { ROLES } from '../rules/roles.ts';
import { id, maybeText } from './fields.ts';

/** An account. Company fields come in admin lists only (spec section 3). */
export const user = z.object({
  id: id(),
  name: maybeText(),
  email: z.string(),
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
