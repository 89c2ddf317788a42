import { queryOptions } from '@tanstack/react-query';
import { listRequestAsks } from '@vitrina/contract/calls/list-request-asks';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/**
 * Asks of a request, oldest first.
 * @throws `ApiCallError`
 * @example const isGone = (await readAsks(12)).every(({ withdrawn_at }) => withdrawn_at);
 */
export async function readAsks(requestId: number, signal?: AbortSignal): Promise<RequestAsk[]> {
  return (await callApi(listRequestAsks, { params: { id: requestId } }, { signal })).data;
}

/**
 * Asks of a request, oldest first; `null` from a host without asks.
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * import { hostCan } from '@vitrina/shared-auth';
 * const { data } = useQuery({ ...asksQuery(12), enabled: hostCan('request-asks') });
 * const open = data?.filter(({ answered_at, withdrawn_at }) => !answered_at && !withdrawn_at);
 */
export const asksQuery = (requestId: number) =>
  queryOptions({
    queryKey: userKey('shared', 'asks', requestId),
    queryFn: ({ signal }) => unlessMissing(readAsks(requestId, signal)),
    meta: { shows: ['request'] },
  });
