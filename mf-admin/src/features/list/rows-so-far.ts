import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { hostCan, queryClient } from '@vitrina/shared-auth';
import type { QueryState } from '@vitrina/shared-ui/query-view';

/** More than a screen holds. */
export const FIRST_ROWS = 50;

interface FirstRows<Row> {
  rows: Row[];
  /** `null` where the host gave no total. */
  total: number | null;
}

/** A list whose first rows arrive before the rest. */
export interface RowsSoFar<Row> {
  rows: readonly Row[];
  /** Absent: these are all rows. */
  total?: number;
  /** In ms since 1970. */
  updatedAt: number;
}

interface ListQueries<Row> {
  all: UseQueryOptions<Row[]>;
  first: UseQueryOptions<FirstRows<Row>>;
}

/**
 * Shows the first rows of a long list early (thousands take a second); fetches the whole once the first
 * rows arrived or failed.
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

export async function loadRowsSoFar<Row>({ all, first }: ListQueries<Row>): Promise<void> {
  if (hostCan('first-rows') && queryClient.getQueryData(all.queryKey) === undefined)
    await queryClient.prefetchQuery(first);
  await queryClient.prefetchQuery(all);
}

/** Key of a list that keeps rows in place: the full list is another view than its beginning. */
export const viewOf = (search: URLSearchParams, total: number | undefined): string =>
  total === undefined ? search.toString() : `first ${search}`;
