import { queryOptions } from '@tanstack/react-query';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/** What the list does not tell of a request: its answers and history; `null` where the host lacks the extension. */
const fetchDetails = (id: number, signal: AbortSignal) =>
  unlessMissing(callApi(getWebsiteRequest, { params: { id } }, { signal }));

/** Of one state of a request: with its next change the details are asked for again. */
export const requestDetailsQuery = ({ id, status, status_updated }: WebsiteRequest) =>
  queryOptions({
    queryKey: userKey('mf-partner', 'request-details', id, status, status_updated ?? null),
    queryFn: ({ signal }) => fetchDetails(id, signal),
    // Answers that are corrected, and what its owner does in the account, leave the state as it is.
    meta: { shows: ['request', 'business', 'user'] },
  });
