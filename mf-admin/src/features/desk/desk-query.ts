import { queryOptions } from '@tanstack/react-query';
import { countRequestDesk } from '@vitrina/contract/calls/count-request-desk';
import { getRequestAssignee } from '@vitrina/contract/calls/get-request-assignee';
import { listRequestColleagues } from '@vitrina/contract/calls/list-request-colleagues';
import { listRequestDesk } from '@vitrina/contract/calls/list-request-desk';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';
import { isHeld } from '@vitrina/shared-auth/per-package/permissions';

/** What decides whose turn it is; a company ends a block. */
const SHOWS = { shows: ['request', 'business'] } as const;

/** What waits for staff; `null` from a host that does not tell. */
export const deskQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-desk'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listRequestDesk, {}, { signal })))?.data ?? null,
    enabled: hostCan('request-desk'),
    meta: SHOWS,
  });

/** How much of it there is, for the navigation. */
export const deskCountQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-desk-count'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(countRequestDesk, {}, { signal })))?.count ?? 0,
    enabled: hostCan('request-desk') && isHeld(countRequestDesk.permission),
    throwOnError: false,
    meta: SHOWS,
  });

/** Who can look after requests. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-colleagues'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listRequestColleagues, {}, { signal })))?.data ?? [],
    enabled: hostCan('request-desk'),
    meta: { shows: ['user'] },
  });

/** Who looks after one request, and who did before. */
export const assigneeQuery = (id: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-assignee', id),
    queryFn: ({ signal }) =>
      unlessMissing(callApi(getRequestAssignee, { params: { id } }, { signal })),
    enabled: hostCan('request-desk'),
    meta: { shows: ['request'] },
  });

/** For a route's loader: starts the fetches beside the page's code; the page shows how they go. */
export const loadDesk = () => {
  if (!hostCan('request-desk')) return null;
  void queryClient.prefetchQuery(deskQuery());
  void queryClient.prefetchQuery(colleaguesQuery());
  return null;
};
