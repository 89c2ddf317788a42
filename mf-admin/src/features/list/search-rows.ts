import type { Column } from './column.ts';
import { fold } from './fold.ts';

/** Folded text of a row, made once: with it a keystroke over 100,000 rows stays cheap. */
const texts = new WeakMap<object, string>();

function searchText<Row extends object>(row: Row, columns: readonly Column<Row>[]): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const parts = columns.filter(({ control }) => !control).map(({ value }) => String(value(row)));
  const text = fold(parts.join('\n'));
  texts.set(row, text);
  return text;
}

/** Rows in which every word of `query` occurs somewhere. */
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
