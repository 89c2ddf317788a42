import type { Column } from './column.ts';

export interface Sort {
  column: string;
  descending: boolean;
}

/** `-price` in the address -> by price, descending. */
export const readSort = (text: string): Sort | null =>
  text === '' ? null : { column: text.replace(/^-/, ''), descending: text.startsWith('-') };

export const writeSort = ({ column, descending }: Sort): string =>
  `${descending ? '-' : ''}${column}`;

/** First press ascending, second descending, third unsorted. */
export function nextSort(now: Sort | null, column: string): Sort | null {
  if (now?.column !== column) return { column, descending: false };
  return now.descending ? null : { column, descending: true };
}

const collator = new Intl.Collator('ro', { numeric: true, sensitivity: 'base' });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Sorted copy: stable, empty values last in both directions; an unknown column changes nothing. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return rows;
  const sign = sort.descending ? -1 : 1;
  const valued = rows.map((row) => ({ row, value: column.value(row) ?? '' }));
  const told = valued.filter(({ value }) => value !== '');
  const untold = valued.filter(({ value }) => value === '');
  return [...told.sort((a, b) => sign * compare(a.value, b.value)), ...untold].map(
    ({ row }) => row,
  );
}
