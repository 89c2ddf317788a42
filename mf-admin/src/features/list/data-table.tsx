import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Table } from '@vitrina/shared-ui/table';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './column.ts';
import { ColumnHeading } from './column-heading.tsx';
import style from './data-table.module.css';
import { nextSort, type Sort } from './sort-rows.ts';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

const ROW_PX = 57;

/**
 * A native table of any length: only the rows near the screen exist. It scrolls with the page, and
 * tells assistive technology how many rows there are and which these are.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
}: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = table.current?.getBoundingClientRect();
    if (box) setTop(box.top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: top,
    useFlushSync: false,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return (
    <Table ref={table} label={label} narrow="cards" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <ColumnHeading
              key={column.id}
              column={column}
              sort={sort}
              onSort={() => onSort(nextSort(sort, column.id))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        <Spacer px={first ? first.start - top : 0} span={columns.length} />
        {items.map(({ index, key }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <tr
                key={String(key)}
                ref={virtual.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
              >
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            )
          );
        })}
        <Spacer px={last ? virtual.getTotalSize() - (last.end - top) : 0} span={columns.length} />
      </tbody>
    </Table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell ? column.cell(row) : column.value(row) || '—';
  if (column.main) return <th scope="row">{content}</th>;
  return (
    <td data-label={column.header} data-align={column.align}>
      {content}
    </td>
  );
}

const unseen = { 'aria-hidden': true } as const;

/** Stands for the rows that are not there. */
function Spacer({ px, span }: { px: number; span: number }) {
  if (px <= 0) return null;
  return (
    <tr {...unseen} className={style.spacer} style={{ blockSize: px }}>
      <td colSpan={span} />
    </tr>
  );
}
