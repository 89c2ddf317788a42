import { fold } from '@vitrina/contract/rules/fold';
import { formatAmount, toBani } from '@vitrina/contract/rules/money';
import type { Column } from './column.ts';

/** RON as shown, `1.234,50`, and as typed: `1234,50`. */
export function searchedAmount(ron: number | null): string {
  if (ron === null) return '';
  const shown = formatAmount(toBani(ron));
  return `${shown} ${shown.replaceAll('.', '')}`;
}

/** Folded text per row, cached: keeps a keystroke cheap over 100,000 rows. */
const texts = new WeakMap<object, string>();

function searchText<Row extends object>(row: Row, columns: readonly Column<Row>[]): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const parts = columns
    .filter(({ control }) => !control)
    .map(({ searched, value }) => String((searched ?? value)(row) ?? ''));
  const text = fold(parts.join('\n'));
  texts.set(row, text);
  return text;
}

/** A few ms on a slow machine. */
const ROWS_A_TURN = 200;

/**
 * Fills the cache before the first keystroke, a few rows per task.
 * @returns a function that stops it
 */
export function prepareSearch<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const prepareFrom = (start: number) => {
    const end = start + ROWS_A_TURN;
    for (const row of rows.slice(start, end)) searchText(row, columns);
    if (end < rows.length) timer = setTimeout(prepareFrom, 0, end);
  };
  timer = setTimeout(prepareFrom, 0, 0);
  return () => clearTimeout(timer);
}

export function searchRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: string,
): readonly Row[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = searchText(row, columns);
    return words.every((word) => text.includes(word));
  });
}
