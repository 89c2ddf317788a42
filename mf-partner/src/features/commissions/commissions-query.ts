import { queryOptions } from '@tanstack/react-query';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { callApi, queryClient, userKey, useUnreadableRows } from '@vitrina/shared-auth';

export const commissionsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'commissions'),
    queryFn: ({ signal }) => callApi(listCommissions, {}, { signal }),
    meta: { shows: ['commission'] },
  });

export const loadCommissions = () => {
  void queryClient.prefetchQuery(commissionsQuery());
  return null;
};

export const useUnreadableCommissions = () => useUnreadableRows(listCommissions.name);
