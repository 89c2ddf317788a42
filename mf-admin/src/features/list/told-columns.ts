import type { Column } from './column.ts';

/** Without the columns of what the host told of no row. */
export const toldColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] =>
  columns.filter(({ optional, value }) => !optional || rows.some((row) => value(row)));
