import type { Call } from '@vitrina/contract/call';
import { type Live, useSteadyRows } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { type ReactNode, useMemo } from 'react';
import { messages } from '../../messages.ts';
import type { Column } from './column.ts';
import style from './data-list.module.css';
import { DataTable } from './data-table.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NoRows } from './no-rows.tsx';
import { viewOf } from './rows-so-far.ts';
import { nextSort } from './sort-rows.ts';
import { toldColumns } from './told-columns.ts';
import { UnreadRows } from './unread-rows.tsx';
import { isNarrowed, useList } from './use-list.ts';
import { useListParams } from './use-list-params.ts';
import { useRowKeys } from './use-row-keys.ts';

interface DataListProps<Row> {
  /** In the address of files and stored settings: `comisioane`. */
  name: string;
  label: string;
  /** That answered the list. */
  call: Call;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  count: (found: number) => string;
  empty: { title: string; text: string };
  /** Filters of the list's own; `rows` are those that passed them. */
  filters?: ReactNode;
  filtered?: boolean;
  /** Its filters leave little room for other tools. */
  crowded?: boolean;
  /** The list's main action, in its row of tools. */
  action?: ReactNode;
  /** Columns of the file, where it has more than the table. */
  fileColumns?: readonly Column<Row>[];
  /** What stands below the table, for the rows that were found. */
  bar?: (found: readonly Row[]) => ReactNode;
  /** Absent: it changes only by what is done here. */
  live?: Live;
  /** How many there are, where these are the first of them. */
  total?: number | undefined;
}

/** A whole list: saved views, search, filters, sort, columns, export, and a table of any length. */
export function DataList<Row extends object>({
  name,
  label,
  call,
  rows,
  columns,
  rowKey,
  count,
  empty,
  filters,
  filtered = false,
  crowded = false,
  action,
  fileColumns,
  bar,
  live = NOT_LIVE,
  total,
}: DataListProps<Row>) {
  const { clear, search } = useListParams();
  const steady = useSteadyRows(rows, rowKey, live, viewOf(search, total));
  useRowKeys();
  const list = useList(
    name,
    steady.rows,
    useMemo(() => toldColumns(columns, rows), [columns, rows]),
  );
  if (rows.length === 0 && !filtered)
    return (
      <>
        {action && <div>{action}</div>}
        <NoRows call={call} empty={empty} />
      </>
    );
  return (
    <div className={style.list}>
      <UnreadRows call={call} />
      <ListToolbar
        list={list}
        fileName={name}
        count={count(total ?? list.rows.length)}
        isPart={total !== undefined}
        fresh={steady.fresh}
        views={name}
        crowded={crowded}
        action={action}
        fileColumns={fileColumns}
      >
        {filters}
      </ListToolbar>
      {total !== undefined && (filtered || isNarrowed(list)) ? (
        <ListSkeleton />
      ) : list.rows.length === 0 ? (
        <NoMatch onClear={clear} />
      ) : (
        <DataTable
          label={label}
          columns={list.columns}
          rows={list.rows}
          rowKey={rowKey}
          sort={list.sort}
          onSort={(column) => list.setSort(nextSort(list.sort, column))}
        />
      )}
      {total === undefined && bar?.(list.rows)}
    </div>
  );
}

const NOT_LIVE: Live = { kinds: [], updatedAt: 0 };

/** There are rows, and none of them is what was looked for. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const text = messages.list.noMatch;
  return (
    <EmptyState title={text.title} action={<Button onClick={onClear}>{text.action}</Button>}>
      {text.text}
    </EmptyState>
  );
}
