import { queryOptions } from '@tanstack/react-query';
import { listRequestAsks } from '@vitrina/contract/calls/list-request-asks';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** What staff need for a request, the oldest first; `null` from a host that asks for nothing here. */
export const asksQuery = (requestId: number) =>
  queryOptions({
    queryKey: userKey('shared', 'asks', requestId),
    queryFn: async ({ signal }): Promise<RequestAsk[] | null> => {
      const call = callApi(listRequestAsks, { params: { id: requestId } }, { signal });
      return (await unlessMissing(call))?.data ?? null;
    },
    meta: { shows: ['request'] },
  });
