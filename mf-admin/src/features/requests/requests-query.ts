import { queryOptions } from '@tanstack/react-query';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listFirstRequests } from '@vitrina/contract/calls/list-first-requests';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';
import { FIRST_ROWS, loadRowsSoFar } from '../list/rows-so-far.ts';

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

const firstRequestsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'first-requests'),
    queryFn: async ({ signal }) => {
      const query = { limit: FIRST_ROWS };
      const { data, total } = await callApi(listFirstRequests, { query }, { signal });
      return { rows: data, total };
    },
  });

export const requestsSoFar = () => ({ all: requestsQuery(), first: firstRequestsQuery() });

export const loadRequestsList = () => {
  void loadRowsSoFar(requestsSoFar());
  return null;
};

export const loadRequests = () => {
  void queryClient.prefetchQuery(requestsQuery());
  return null;
};
