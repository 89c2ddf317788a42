import { queryOptions } from '@tanstack/react-query';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';
import { sitesQuery } from '../assign-site/assign-queries.ts';
import { loadUsers } from '../users/users-query.ts';

/** `null` from a host that cannot list its partners. */
export const partnersQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'partners'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listPartners, {}, { signal })))?.data ?? null,
    meta: { shows: ['partner'] },
  });

export const loadPartners = () => {
  void queryClient.prefetchQuery(partnersQuery());
  void queryClient.prefetchQuery(sitesQuery());
  if (!hostCan('console-search')) loadUsers();
  return null;
};
