import { queryClient } from '@vitrina/shared-auth';

/**
 * Refetches everything that shows requests: state, promised day and turn depend on asks and versions.
 * @example
 * import { withdrawRequestAsk } from '@vitrina/contract/calls/withdraw-request-ask';
 * import { callApi } from '@vitrina/shared-auth';
 * await callApi(withdrawRequestAsk, { params: { id: 12, askId: 3 } });
 * await refreshRequests();
 */
export const refreshRequests = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.includes('request') === true,
  });
