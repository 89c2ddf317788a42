const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What a spreadsheet would run as a formula when a cell begins with it, after spaces too (OWASP, CSV injection). */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/;
/** The same where a cell begins for a program that separates by commas, tabs or lines. */
const INNER_FORMULA = /([,;|\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * Rows as the text of a file for a Romanian spreadsheet: byte-order mark, semicolons, decimal commas.
 * What begins like a formula, by whatever separator, gets an apostrophe; a number never does.
 */
export const csvText = (rows: readonly CsvRow[]): string => BYTE_ORDER_MARK + csvPart(rows);

export type CsvRow = readonly (string | number)[];

/**
 * Further rows of such a file, for one that is written in parts.
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

/** What such a file had before its cell was made safe: the apostrophe of what begins like a formula goes. */
export const fromCsvCell = (cell: string): string =>
  cell
    .replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r])/, '')
    .replace(/([,;|\t\r\n][\s"']*)'(?=[=+\-@＝＋－＠])/g, '$1');
