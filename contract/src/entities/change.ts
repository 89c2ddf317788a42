import * as z from 'zod/mini';
import { CHANGE_KINDS } from '../rules/change-kinds.ts';

/** That something changed, never what: who may see it asks the host again. */
export const change = z.object({
  kind: z.enum(CHANGE_KINDS),
  /** The number of the order, product, …; of the account for `user`. */
  id: z.int(),
});
export type Change = z.output<typeof change>;
