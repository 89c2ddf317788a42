import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { hostCan, queryClient } from '@vitrina/shared-auth';
import type { QueryState } from '@vitrina/shared-ui/query-view';

/** More than a screen has room for. */
export const FIRST_ROWS = 50;

interface FirstRows<Row> {
  rows: Row[];
  /** How many there are; `null` where the host told none. */
  total: number | null;
}

/** A list whose first rows come before all the others. */
export interface RowsSoFar<Row> {
  rows: readonly Row[];
  /** Absent: these are all. */
  total?: number;
  /** In ms since 1970. */
  updatedAt: number;
}

interface ListQueries<Row> {
  all: UseQueryOptions<Row[]>;
  first: UseQueryOptions<FirstRows<Row>>;
}

/**
 * Rows of a list that the host answers as a whole: thousands take a second, and its first rows do not.
 * All are asked for once the first are here, or did not come.
 */
export function useRowsSoFar<Row>({ all, first }: ListQueries<Row>): QueryState<RowsSoFar<Row>> {
  const isNew = queryClient.getQueryData(all.queryKey) === undefined;
  const begun = useQuery({ ...first, enabled: hostCan('first-rows') && isNew });
  const whole = useQuery({ ...all, enabled: !begun.isLoading });
  const { error, isPending, isFetching, refetch } = whole;
  const data = whole.data
    ? { rows: whole.data, updatedAt: whole.dataUpdatedAt }
    : isNew && begun.data && soFar(begun.data, begun.dataUpdatedAt);
  return { data: data || undefined, error, isPending, isFetching, refetch };
}

const soFar = <Row>({ rows, total }: FirstRows<Row>, updatedAt: number): RowsSoFar<Row> | null => {
  if (total === null) return null;
  return { rows, updatedAt, ...(total > rows.length && { total }) };
};

/** For a route's loader: the same, beside the page's code. */
export async function loadRowsSoFar<Row>({ all, first }: ListQueries<Row>): Promise<void> {
  if (hostCan('first-rows') && queryClient.getQueryData(all.queryKey) === undefined)
    await queryClient.prefetchQuery(first);
  await queryClient.prefetchQuery(all);
}

/** Of a list that keeps its rows in place: the whole is another view than its beginning. */
export const viewOf = (search: URLSearchParams, total: number | undefined): string =>
  total === undefined ? search.toString() : `first ${search}`;
