import { SelectField } from '@vitrina/shared-ui/select-field';
import { messages } from '../../messages.ts';
import type { Column } from './column.ts';
import { readSort, type Sort, writeSort } from './sort-rows.ts';

const text = messages.list;

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** For views without headings to press: cards, and tables on narrow screens. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  return (
    <SelectField
      label={text.sort}
      value={sort ? writeSort(sort) : ''}
      onChange={(event) => onSort(readSort(event.currentTarget.value))}
    >
      <option value="">{text.unsorted}</option>
      {columns
        .filter(({ control }) => !control)
        .flatMap(({ id, header }) => [
          <option key={id} value={id}>
            {text.ascending(header)}
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {text.descending(header)}
          </option>,
        ])}
    </SelectField>
  );
}
