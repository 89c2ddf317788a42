import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import { getCounts } from '@vitrina/contract/calls/get-counts';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';
import type { QueryState } from '@vitrina/shared-ui/query-view';

/** Counts alone, without rows; `null` from a host that has none. */
export const countsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'counts'),
    queryFn: ({ signal }) => unlessMissing(callApi(getCounts, {}, { signal })),
    enabled: hostCan('counts'),
    meta: { shows: ['order', 'product', 'request', 'commission'] },
  });

export const loadCounts = () => {
  void queryClient.prefetchQuery(countsQuery());
};

type Counts = CallResponse<typeof getCounts>;

/** `null`: the host does not count this, count the list instead. */
export function useCounted<Read>(
  read: (counts: Counts) => Read | undefined,
): QueryState<Read> | null {
  const query = useQuery(countsQuery());
  if (!hostCan('counts') || query.data === null) return null;
  const data = query.data && read(query.data);
  if (query.data && data === undefined) return null;
  const { error, isPending, isFetching, refetch } = query;
  return { data, error, isPending, isFetching, refetch };
}
