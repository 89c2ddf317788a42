import * as z from 'zod/mini';

/** What can change under an open window. */
export const CHANGE_KINDS = [
  'order',
  'payment',
  'product',
  'request',
  'site',
  'partner',
  'business',
  'commission',
  'withdrawal',
  'notification',
  'user',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** That something changed, never what: who may see it asks the host again. */
export const change = z.object({
  kind: z.enum(CHANGE_KINDS),
  /** The number of the order, product, …; of the account for `user`. */
  id: z.int(),
});
export type Change = z.output<typeof change>;
