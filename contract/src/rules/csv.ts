const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Cell prefixes that a spreadsheet runs as a formula, also after spaces (OWASP, CSV injection). */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/;
/** The same inside a cell, for programs that separate by commas, tabs or lines. */
const INNER_FORMULA = /([,;|\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * Rows as a CSV file for a Romanian spreadsheet: byte-order mark, semicolons, decimal commas. Cells that
 * could run as a formula get an apostrophe, also after an inner separator; numbers never do.
 * @example csvText([['Ruj', 19.9]]) // '\ufeffRuj;19,9\r\n'
 */
export const csvText = (rows: readonly CsvRow[]): string => BYTE_ORDER_MARK + csvPart(rows);

/** Cells of a row. Numbers get a decimal comma. */
export type CsvRow = readonly (string | number)[];

/**
 * Further rows of such a file, for writing it in parts.
 * @example csvPart([['Ruj', 19.9]]) // 'Ruj;19,9\r\n'
 */
export const csvPart = (rows: readonly CsvRow[]): string =>
  rows.map((cells) => cells.map(csvCell).join(';') + LINE_END).join('');

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const whole = FORMULA.test(value) ? `'${value}` : value;
  const safe = whole.replace(INNER_FORMULA, "$1'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reverses the apostrophe that `csvText` adds. */
export const fromCsvCell = (cell: string): string =>
  cell
    .replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r])/, '')
    .replace(/([,;|\t\r\n][\s"']*)'(?=[=+\-@＝＋－＠])/g, '$1');
