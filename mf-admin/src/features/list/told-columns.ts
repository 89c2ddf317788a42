import type { Column } from './column.ts';

/** Drops optional columns that no row fills. */
export const toldColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] =>
  columns.filter(({ optional, value }) => !optional || rows.some((row) => value(row)));
