import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { Column } from './column.ts';
import style from './data-table.module.css';
import type { Sort } from './sort-rows.ts';

interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  rows: readonly Row[];
  sort: Sort | null;
  onSort: () => void;
}

export function ColumnHeading<Row>({ column, rows, sort, onSort }: ColumnHeadingProps<Row>) {
  const { headerCell } = column;
  const label = (typeof headerCell === 'function' ? headerCell(rows) : headerCell) ?? column.header;
  if (column.control) {
    return (
      <th scope="col" className={style.control} data-align={column.align} data-minor={column.minor}>
        {label}
      </th>
    );
  }
  const active = sort?.column === column.id;
  const Icon = !active ? ArrowUpDown : sort.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-minor={column.minor}
      aria-sort={active ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={style.sort}
        data-idle={active ? undefined : ''}
        onClick={onSort}
      >
        {label}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}
