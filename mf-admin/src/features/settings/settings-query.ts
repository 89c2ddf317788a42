import { queryOptions } from '@tanstack/react-query';
import { listSettingVersions } from '@vitrina/contract/calls/list-setting-versions';
import { listSettings } from '@vitrina/contract/calls/list-settings';
import { callApi, hostCan, queryClient, userKey } from '@vitrina/shared-auth';

/** Every setting, as staff see it. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'settings'),
    queryFn: ({ signal }) => callApi(listSettings, {}, { signal }),
    meta: { shows: ['setting'] },
  });

/** For the page's loader: starts the fetch beside the page's code. */
export const loadSettings = () => {
  if (hostCan('settings')) void queryClient.prefetchQuery(settingsQuery());
  return null;
};

/** What a setting was before, the newest version first. */
export const versionsQuery = (name: string) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'setting-versions', name),
    queryFn: async ({ signal }) =>
      (await callApi(listSettingVersions, { query: { name } }, { signal })).data,
    meta: { shows: ['setting'] },
  });

/** After a change: everything that shows settings is asked for again. */
export const refreshSettings = () =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.includes('setting') ?? false,
  });
