import { Table } from '@vitrina/shared-ui/table';
import type { Column } from './column.ts';
import { ColumnHeading } from './column-heading.tsx';
import style from './data-table.module.css';
import type { Sort } from './sort-rows.ts';
import { TableRow } from './table-row.tsx';
import { useWindowRows } from './use-window-rows.ts';

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort: Sort | null;
  onSort: (column: string) => void;
}

/** Virtualised native table that scrolls with the page and tells assistive technology its full row count. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
}: DataTableProps<Row>) {
  const { table, virtual, top } = useWindowRows(rows, rowKey);
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return (
    <Table
      ref={table}
      className={style.table}
      label={label}
      narrow="cards"
      aria-rowcount={rows.length + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <ColumnHeading
              key={column.id}
              column={column}
              rows={rows}
              sort={sort}
              onSort={() => onSort(column.id)}
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
              <TableRow
                key={String(key)}
                measure={virtual.measureElement}
                index={index}
                columns={columns}
                row={row}
              />
            )
          );
        })}
        <Spacer px={last ? virtual.getTotalSize() - (last.end - top) : 0} span={columns.length} />
      </tbody>
    </Table>
  );
}

const unseen = { 'aria-hidden': true } as const;

/** Takes the height of the rows not rendered. */
function Spacer({ px, span }: { px: number; span: number }) {
  if (px <= 0) return null;
  return (
    <tr {...unseen} className={style.spacer} style={{ blockSize: px }}>
      <td colSpan={span} />
    </tr>
  );
}
