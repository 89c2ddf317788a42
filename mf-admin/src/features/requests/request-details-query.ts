import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/** What the list does not tell of a request; `null` from a host that does not keep it. */
type RequestDetails = Pick<
  CallResponse<typeof getWebsiteRequest>,
  'answers' | 'events' | 'onboarding' | 'place'
>;

const fetchDetails = (id: number, signal: AbortSignal): Promise<RequestDetails | null> =>
  unlessMissing(callApi(getWebsiteRequest, { params: { id } }, { signal }));

/** Of one state of a request: with its next change the details are asked for again. */
export const requestDetailsQuery = ({ id, status, status_updated }: WebsiteRequest) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'request-details', id, status, status_updated ?? null),
    queryFn: ({ signal }) => fetchDetails(Number(id), signal),
    // Answers that are corrected, and what its owner does in the account, leave the state as it is.
    meta: { shows: ['request', 'business', 'user', 'embed'] },
  });
