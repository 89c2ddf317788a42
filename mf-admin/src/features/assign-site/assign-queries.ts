import { queryOptions } from '@tanstack/react-query';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listUserWebsiteRequests } from '@vitrina/contract/calls/list-user-website-requests';
import { callApi, hostCan, queryClient, userKey } from '@vitrina/shared-auth';
import { loadUsers } from '../users/users-query.ts';

export const businessesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'all-businesses'),
    queryFn: async ({ signal }) => (await callApi(listAllBusinesses, {}, { signal })).data,
    meta: { shows: ['business'] },
  });

export const sitesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'all-user-websites'),
    queryFn: async ({ signal }) => (await callApi(listAllUserWebsites, {}, { signal })).data,
    meta: { shows: ['site'] },
  });

export const userRequestsQuery = (userId: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'user-requests', userId),
    queryFn: async ({ signal }) =>
      (await callApi(listUserWebsiteRequests, { params: { userId } }, { signal })).data,
    enabled: userId > 0,
    meta: { shows: ['request'] },
  });

/** Route loader: prefetches in parallel with the page's code, without waiting. */
export const loadAssign = ({ request }: { request: Request }) => {
  void queryClient.prefetchQuery(sitesQuery());
  if (new URL(request.url).searchParams.get('edit') !== 'new') return null;
  if (!hostCan('console-search')) loadUsers();
  void queryClient.prefetchQuery(businessesQuery());
  return null;
};
