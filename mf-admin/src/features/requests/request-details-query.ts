import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/** Details missing in the list; `null` from a host without them. */
type RequestDetails = Pick<
  CallResponse<typeof getWebsiteRequest>,
  'answers' | 'events' | 'onboarding' | 'place'
>;

const fetchDetails = (id: number, signal: AbortSignal): Promise<RequestDetails | null> =>
  unlessMissing(callApi(getWebsiteRequest, { params: { id } }, { signal }));

/** Keyed by status: a status change refetches. */
export const requestDetailsQuery = ({ id, status, status_updated }: WebsiteRequest) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-details', id, status, status_updated ?? null),
    queryFn: ({ signal }) => fetchDetails(Number(id), signal),
    // Corrected answers and the owner's account leave the status unchanged.
    meta: { shows: ['request', 'business', 'user', 'embed'] },
  });
