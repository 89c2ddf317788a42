import { memo } from 'react';
import type { Column } from './column.ts';
import style from './data-table.module.css';

interface TableRowProps<Row> {
  /** Ref that measures the row's height. */
  measure: (element: HTMLTableRowElement | null) => void;
  index: number;
  columns: readonly Column<Row>[];
  row: Row;
}

function PlainTableRow<Row>({ measure, index, columns, row }: TableRowProps<Row>) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}

/** Memoised: scrolling renders only rows that come into view. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell ? column.cell(row) : column.value(row) || '—';
  if (column.main) return <th scope="row">{content}</th>;
  return (
    <td
      className={column.control && style.control}
      data-label={column.header}
      data-align={column.align}
      data-minor={column.minor}
    >
      {content}
    </td>
  );
}
