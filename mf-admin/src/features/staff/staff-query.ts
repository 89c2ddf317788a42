import { queryOptions } from '@tanstack/react-query';
import { listPermissionGivers } from '@vitrina/contract/calls/list-permission-givers';
import { listStaff } from '@vitrina/contract/calls/list-staff';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/** `null` from a host without permissions. */
export const staffQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'staff'),
    queryFn: ({ signal }) => unlessMissing(callApi(listStaff, {}, { signal })),
    meta: { shows: ['user', 'invitation'] },
  });

export const loadStaff = () => {
  void queryClient.prefetchQuery(staffQuery());
  return null;
};

/** Also after a refusal: somebody else may have changed it. */
export const refreshStaff = () =>
  queryClient.invalidateQueries({ queryKey: staffQuery().queryKey });

/** Staff who manage the staff. */
export const giversQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'permission-givers'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listPermissionGivers, {}, { signal })))?.staff ?? [],
    meta: { shows: ['user'] },
  });
