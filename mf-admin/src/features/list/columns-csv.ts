import { type CsvRow, csvPart, csvText } from '@vitrina/contract/rules/csv';
import type { Column } from './column.ts';
import { toldColumns } from './told-columns.ts';

export function columnsCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const exported = exportedColumns(rows, columns);
  return csvText([exported.map(({ header }) => header), ...cellsOf(rows, exported)]);
}

/**
 * Streaming `columnsCsv`; the first part decides which optional columns exist.
 * @returns the parts of the text
 */
export async function partsCsv<Row>(
  parts: AsyncIterable<readonly Row[]>,
  columns: readonly Column<Row>[],
): Promise<string[]> {
  const texts: string[] = [];
  let exported: readonly Column<Row>[] | null = null;
  for await (const rows of parts) {
    if (exported) texts.push(csvPart(cellsOf(rows, exported)));
    else texts.push(columnsCsv(rows, columns));
    exported ??= exportedColumns(rows, columns);
  }
  return texts;
}

const exportedColumns = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]) =>
  toldColumns(columns, rows).filter(({ control }) => !control);

const cellsOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): CsvRow[] =>
  rows.map((row) => columns.map(({ csv, value }) => (csv ?? value)(row) ?? ''));
