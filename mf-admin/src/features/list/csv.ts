import type { Column } from './column.ts';

/** What a spreadsheet would run as a formula when a cell begins with it (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:,\d+)?$/;

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as text for a Romanian spreadsheet: byte-order mark, semicolons, decimal commas, and no
 * cell that could run as a formula.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const exported = columns.filter(({ control }) => !control);
  const lines = [
    exported.map(({ header }) => cell(header)),
    ...rows.map((row) => exported.map(({ csv, value }) => cell((csv ?? value)(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}
