import { queryOptions } from '@tanstack/react-query';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';

export const commissionsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'all-commissions'),
    queryFn: ({ signal }) => callApi(listAllCommissions, {}, { signal }),
    meta: { shows: ['commission', 'commission-payment'] },
  });

export const loadCommissions = () => {
  void queryClient.prefetchQuery(commissionsQuery());
  return null;
};

export const refreshCommissions = () =>
  queryClient.invalidateQueries({ queryKey: commissionsQuery().queryKey });
