import { queryOptions } from '@tanstack/react-query';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/** Answers and history, missing in the list; `null` where the host lacks the extension. */
const fetchDetails = (id: number, signal: AbortSignal) =>
  unlessMissing(callApi(getWebsiteRequest, { params: { id } }, { signal }));

/** Keyed by status: a status change refetches. */
export const requestDetailsQuery = ({ id, status, status_updated }: WebsiteRequest) =>
  queryOptions({
    queryKey: userKey('mf-partner', 'request-details', id, status, status_updated ?? null),
    queryFn: ({ signal }) => fetchDetails(id, signal),
    // Corrected answers and the owner's account leave the status unchanged.
    meta: { shows: ['request', 'business', 'user'] },
  });
