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
    // A remote of another team may just have sent one: each route's loader refetches.
    staleTime: 0,
    // The loader has just fetched, so refetch only after an invalidation.
    refetchOnMount: ({ state }) => state.isInvalidated,
  });

export const loadRequests = () => {
  void queryClient.prefetchQuery(requestsQuery());
  return null;
};

export const useUnreadableRequests = () => useUnreadableRows(listWebsiteRequests.name);
