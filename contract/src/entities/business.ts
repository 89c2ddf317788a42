import * as z from 'zod/mini';
import { anyText, id, maybeId, maybeText } from './answer-fields.ts';

/** A company of a partner. */
export const business = z.object({
  id: id(),
  company_name: anyText(),
  cif: maybeText(),
  reg_com: maybeText(),
  bank: maybeText(),
  iban: maybeText(),
  business_address: maybeText(),
  /** Owner; in the admin's list. */
  user_id: maybeId(),
});
export type Business = z.output<typeof business>;
