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
  /** Used in file names and stored settings: `comisioane`. */
  name: string;
  label: string;
  call: Call;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  count: (found: number) => string;
  empty: { title: string; text: string };
  /** The list's own filters; `rows` have already passed them. */
  filters?: ReactNode;
  filtered?: boolean;
  /** Many filters: little room for other tools. */
  crowded?: boolean;
  action?: ReactNode;
  fileColumns?: readonly Column<Row>[];
  bar?: (found: readonly Row[]) => ReactNode;
  /** Absent: changes only by actions on this page. */
  live?: Live;
  /** Total on the host, while `rows` are only the first. */
  total?: number | undefined;
}

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

export function NoMatch({ onClear }: { onClear: () => void }) {
  const text = messages.list.noMatch;
  return (
    <EmptyState title={text.title} action={<Button onClick={onClear}>{text.action}</Button>}>
      {text.text}
    </EmptyState>
  );
}
