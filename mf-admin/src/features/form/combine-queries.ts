import type { QueryState } from '@vitrina/shared-ui/query-view';

export function combineQueries<A, B>(a: QueryState<A>, b: QueryState<B>): QueryState<[A, B]> {
  return {
    data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
    error: a.error ?? b.error ?? null,
    isPending: a.isPending || b.isPending,
    isFetching: a.isFetching || b.isFetching,
    refetch: () => {
      if (a.data === undefined) a.refetch();
      if (b.data === undefined) b.refetch();
    },
  };
}
