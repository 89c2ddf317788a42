import * as z from 'zod/mini';

/** Bank account for transfers. */
export const payee = z.object({
  /** Account holder. */
  name: z.string(),
  iban: z.string(),
  /** '' when not set. */
  bank: z.string(),
});
export type Payee = z.output<typeof payee>;
