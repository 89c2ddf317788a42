import { queryOptions } from '@tanstack/react-query';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { newestFirst } from '@vitrina/contract/rules/dates';
import { callApi, queryClient, userKey, useUnreadableRows } from '@vitrina/shared-auth';
import { sentAt } from './sent-at.ts';

const fetchRequests = async (signal: AbortSignal): Promise<WebsiteRequest[]> => {
  const { data } = await callApi(listWebsiteRequests, {}, { signal });
  return data.toSorted((a, b) => newestFirst(sentAt(a), sentAt(b)));
};

export const requestsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'requests'),
    queryFn: ({ signal }) => fetchRequests(signal),
    meta: { shows: ['request', 'site', 'business'] },
    // Somebody may have just sent one, in a remote of another team: each route's loader asks anew.
    staleTime: 0,
    // The page that the loader opened need not ask once more, unless something changed since.
    refetchOnMount: ({ state }) => state.isInvalidated,
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadRequests = () => {
  void queryClient.prefetchQuery(requestsQuery());
  return null;
};

export const useUnreadableRequests = () => useUnreadableRows(listWebsiteRequests.name);
