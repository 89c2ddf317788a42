import { queryOptions } from '@tanstack/react-query';
import { listPermissionGivers } from '@vitrina/contract/calls/list-permission-givers';
import { listStaff } from '@vitrina/contract/calls/list-staff';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/** `null` from a host that knows no permissions. */
export const staffQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'staff'),
    queryFn: ({ signal }) => unlessMissing(callApi(listStaff, {}, { signal })),
    meta: { shows: ['user', 'invitation'] },
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadStaff = () => {
  void queryClient.prefetchQuery(staffQuery());
  return null;
};

/** After a change, and after a refusal: somebody else may have been faster. */
export const refreshStaff = () =>
  queryClient.invalidateQueries({ queryKey: staffQuery().queryKey });

/** Who of the staff manages the staff. */
export const giversQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'permission-givers'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listPermissionGivers, {}, { signal })))?.staff ?? [],
    meta: { shows: ['user'] },
  });
