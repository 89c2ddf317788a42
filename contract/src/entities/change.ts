import * as z from 'zod/mini';
import { CHANGE_KINDS } from '../rules/change-kinds.ts';

/** A change without its data: readers with access refetch. */
export const change = z.object({
  kind: z.enum(CHANGE_KINDS),
  /** Id of the order, product, …; of the account for `user`. */
  id: z.int(),
});
export type Change = z.output<typeof change>;
