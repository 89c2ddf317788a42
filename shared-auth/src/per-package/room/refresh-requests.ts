import { queryClient } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** Reads anew all that shows requests: their state, promised day and turn depend on asks and versions. */
export const refreshRequests = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.includes('request') === true,
  });
