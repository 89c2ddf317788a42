import { queryOptions } from '@tanstack/react-query';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/** `null` from a host that cannot list its partners. */
export const partnersQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'partners'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listPartners, {}, { signal })))?.data ?? null,
    meta: { shows: ['partner'] },
  });
