import { queryOptions } from '@tanstack/react-query';
import { listSettingVersions } from '@vitrina/contract/calls/list-setting-versions';
import { listSettings } from '@vitrina/contract/calls/list-settings';
import { callApi, hostCan, queryClient, userKey } from '@vitrina/shared-auth';

export const settingsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'settings'),
    queryFn: ({ signal }) => callApi(listSettings, {}, { signal }),
    meta: { shows: ['setting'] },
  });

export const loadSettings = () => {
  if (hostCan('settings')) void queryClient.prefetchQuery(settingsQuery());
  return null;
};

export const versionsQuery = (name: string) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'setting-versions', name),
    queryFn: async ({ signal }) =>
      (await callApi(listSettingVersions, { query: { name } }, { signal })).data,
    meta: { shows: ['setting'] },
  });

export const refreshSettings = () =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.includes('setting') ?? false,
  });
