import { csvText } from '@vitrina/contract/rules/csv';
import type { Column } from './column.ts';
import { toldColumns } from './told-columns.ts';

/** A table as the text of a file for a spreadsheet; controls are left out. */
export function columnsCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const exported = toldColumns(columns, rows).filter(({ control }) => !control);
  return csvText([
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map(({ csv, value }) => (csv ?? value)(row) ?? '')),
  ]);
}
