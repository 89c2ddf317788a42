import { queryOptions } from '@tanstack/react-query';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';

const fetchRequests = async (signal: AbortSignal): Promise<WebsiteRequest[]> => {
  const { data } = await callApi(listWebsiteRequests, {}, { signal });
  return data;
};

export const requestsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'requests'),
    queryFn: ({ signal }) => fetchRequests(signal),
    // Somebody may have just sent one, in a remote of another team: each route's loader asks anew.
    staleTime: 0,
    // The page that the loader opened need not ask once more.
    refetchOnMount: false,
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadRequests = () => {
  void queryClient.prefetchQuery(requestsQuery());
  return null;
};
