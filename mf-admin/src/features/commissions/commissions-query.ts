import { queryOptions } from '@tanstack/react-query';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';

export const commissionsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'all-commissions'),
    queryFn: ({ signal }) => callApi(listAllCommissions, {}, { signal }),
    meta: { shows: ['commission', 'commission-payment'] },
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadCommissions = () => {
  void queryClient.prefetchQuery(commissionsQuery());
  return null;
};

export const refreshCommissions = () =>
  queryClient.invalidateQueries({ queryKey: commissionsQuery().queryKey });
