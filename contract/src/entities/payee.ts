import * as z from 'zod/mini';

/** The account that transfers go to. */
export const payee = z.object({
  /** Who owns it. */
  name: z.string(),
  iban: z.string(),
  /** '' where it is not told. */
  bank: z.string(),
});
export type Payee = z.output<typeof payee>;
