import { queryOptions } from '@tanstack/react-query';
import { listRequestAsks } from '@vitrina/contract/calls/list-request-asks';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

export async function readAsks(requestId: number, signal?: AbortSignal): Promise<RequestAsk[]> {
  return (await callApi(listRequestAsks, { params: { id: requestId } }, { signal })).data;
}

/** What staff need for a request, the oldest first; `null` from a host that asks for nothing here. */
export const asksQuery = (requestId: number) =>
  queryOptions({
    queryKey: userKey('shared', 'asks', requestId),
    queryFn: ({ signal }) => unlessMissing(readAsks(requestId, signal)),
    meta: { shows: ['request'] },
  });
