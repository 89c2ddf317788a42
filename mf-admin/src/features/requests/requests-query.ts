import { queryOptions } from '@tanstack/react-query';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';

const fetchRequests = async (signal: AbortSignal): Promise<WebsiteRequest[]> => {
  const { data } = await callApi(listAllWebsiteRequests, {}, { signal });
  return data;
};

export const requestsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'all-website-requests'),
    queryFn: ({ signal }) => fetchRequests(signal),
    meta: { shows: ['request', 'site', 'business'] },
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadRequests = () => {
  void queryClient.prefetchQuery(requestsQuery());
  return null;
};
