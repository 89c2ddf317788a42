import { queryOptions } from '@tanstack/react-query';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import type { Partner } from '@vitrina/contract/entities/partner';
import { callApi, isApiCallError, userKey } from '@vitrina/shared-auth';

/** `null` from a host that cannot list its partners. */
async function fetchPartners(signal: AbortSignal): Promise<Partner[] | null> {
  try {
    return (await callApi(listPartners, {}, { signal })).data;
  } catch (error) {
    if (isApiCallError(error) && error.name === 'ApiError' && error.status === 404) return null;
    throw error;
  }
}

export const partnersQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'partners'),
    queryFn: ({ signal }) => fetchPartners(signal),
  });
