import * as z from 'zod/mini';

/** Number of rows requested from a list. */
export const firstRowsQuery = z.object({
  limit: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(200)),
});
