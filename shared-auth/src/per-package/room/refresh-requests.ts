import { queryClient } from '@vitrina/shared-auth';

/** Refetches everything that shows requests: state, promised day and turn depend on asks and versions. */
export const refreshRequests = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.includes('request') === true,
  });
