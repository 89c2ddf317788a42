import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Column } from './column.ts';
import { prepareSearch, searchRows } from './search-rows.ts';
import { readSort, type Sort, sortRows, writeSort } from './sort-rows.ts';
import { useDraft } from './use-draft.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useListParams } from './use-list-params.ts';

export interface List<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Unfiltered, for the column picker. */
  allColumns: readonly Column<Row>[];
  hidden: readonly string[];
  setHidden: (ids: readonly string[]) => void;
  query: string;
  setQuery: (text: string) => void;
  sort: Sort | null;
  setSort: (sort: Sort | null) => void;
}

/**
 * Search, sort and columns of a list with all rows here. Sorts separately from searching: a keystroke only
 * searches.
 * @param name key of the hidden columns
 */
export function useList<Row extends object>(
  name: string,
  rows: readonly Row[],
  allColumns: readonly Column<Row>[],
): List<Row> {
  const params = useListParams();
  const [query, setQuery] = useDraft(params.get('q'), (q) => params.set({ q }));
  const [hidden, setHidden] = useHiddenColumns(name);
  const sortText = params.get('sort');
  const sorted = useMemo(
    () => sortRows(rows, allColumns, readSort(sortText)),
    [rows, allColumns, sortText],
  );
  useEffect(() => prepareSearch(rows, allColumns), [rows, allColumns]);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => searchRows(sorted, allColumns, wanted), [sorted, allColumns, wanted]);
  const columns = useMemo(
    () => allColumns.filter(({ id }) => !hidden.includes(id)),
    [allColumns, hidden],
  );
  return {
    rows: found,
    columns,
    allColumns,
    hidden,
    setHidden,
    query,
    setQuery,
    sort: readSort(sortText),
    setSort: (sort) => params.set({ sort: sort ? writeSort(sort) : '' }),
  };
}

/** True when the order may differ from the host's. */
export const isNarrowed = ({ query, sort }: Pick<List<never>, 'query' | 'sort'>): boolean =>
  query !== '' || sort !== null;
