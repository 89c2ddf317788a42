import { queryOptions } from '@tanstack/react-query';
import { countRequestDesk } from '@vitrina/contract/calls/count-request-desk';
import { getRequestAssignee } from '@vitrina/contract/calls/get-request-assignee';
import { listRequestColleagues } from '@vitrina/contract/calls/list-request-colleagues';
import { listRequestDesk } from '@vitrina/contract/calls/list-request-desk';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';
import { isHeld } from '@vitrina/shared-auth/per-package/permissions';

/** Changes that decide whose turn it is; a new company unblocks a request. */
const SHOWS = { shows: ['request', 'business'] } as const;

/** `null` from a host without a request desk. */
export const deskQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-desk'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listRequestDesk, {}, { signal })))?.data ?? null,
    enabled: hostCan('request-desk'),
    meta: SHOWS,
  });

export const deskCountQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-desk-count'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(countRequestDesk, {}, { signal })))?.count ?? 0,
    enabled: hostCan('request-desk') && isHeld(countRequestDesk.permission),
    throwOnError: false,
    meta: SHOWS,
  });

export const colleaguesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-colleagues'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listRequestColleagues, {}, { signal })))?.data ?? [],
    enabled: hostCan('request-desk'),
    meta: { shows: ['user'] },
  });

export const assigneeQuery = (id: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-assignee', id),
    queryFn: ({ signal }) =>
      unlessMissing(callApi(getRequestAssignee, { params: { id } }, { signal })),
    enabled: hostCan('request-desk'),
    meta: { shows: ['request'] },
  });

export const loadDesk = () => {
  if (!hostCan('request-desk')) return null;
  void queryClient.prefetchQuery(deskQuery());
  void queryClient.prefetchQuery(colleaguesQuery());
  return null;
};
