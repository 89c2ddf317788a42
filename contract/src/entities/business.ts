import * as z from 'zod/mini';
import { id, maybeText } from './fields.ts';

/** A company of a partner. */
export const business = z.object({
  id: id(),
  company_name: z.string(),
  cif: maybeText(),
  reg_com: maybeText(),
  bank: maybeText(),
  iban: maybeText(),
  business_address: maybeText(),
  /** Its owner; in the admin's list. */
  user_id: z.nullish(id()),
});
export type Business = z.output<typeof business>;
