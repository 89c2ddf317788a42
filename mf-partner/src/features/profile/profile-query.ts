import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';

export const profileQuery = () =>
  queryOptions({
    queryKey: [...userKey(), 'profile'],
    queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadProfile = () => {
  void queryClient.prefetchQuery(profileQuery());
  return null;
};
