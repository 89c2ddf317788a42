import * as z from 'zod/mini';
import { requiredText, text } from './fields.ts';

/** A company as saved by a partner; only the name is required. */
export const businessInput = z.object({
  company_name: requiredText(200),
  cif: z._default(text(20), ''),
  reg_com: z._default(text(40), ''),
  bank: z._default(text(100), ''),
  iban: z._default(text(42), ''),
  business_address: z._default(text(300), ''),
});
export type BusinessInput = z.input<typeof businessInput>;
