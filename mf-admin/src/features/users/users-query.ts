import { queryOptions } from '@tanstack/react-query';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';

export const usersQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'all-users'),
    queryFn: ({ signal }) => callApi(listUsers, {}, { signal }),
    meta: { shows: ['user'] },
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadUsers = () => {
  void queryClient.prefetchQuery(usersQuery());
  return null;
};
