import * as z from 'zod/mini';

/** How many of the rows of a list. */
export const firstRowsQuery = z.object({
  limit: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(200)),
});
