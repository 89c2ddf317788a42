import { queryOptions } from '@tanstack/react-query';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { callApi, queryClient, userKey, useUnreadableRows } from '@vitrina/shared-auth';

const fetchSites = async (signal: AbortSignal): Promise<UserWebsite[]> => {
  const { data } = await callApi(listUserWebsites, {}, { signal });
  return data;
};

export const sitesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'sites'),
    queryFn: ({ signal }) => fetchSites(signal),
    meta: { shows: ['site'] },
  });

export const loadSites = () => {
  void queryClient.prefetchQuery(sitesQuery());
  return null;
};

export const useUnreadableSites = () => useUnreadableRows(listUserWebsites.name);
