/** A row of a CSV file. */
export interface CsvLine {
  /** First line in the file, from 1; quoted cells may contain line breaks. */
  line: number;
  cells: string[];
}

const SEPARATORS = [';', ',', '\t'] as const;

/** The most frequent separator in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [heading = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1);
  const counts = SEPARATORS.map((separator) => heading.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/**
 * Reads a CSV row by row, so that callers can pause on long ones. Accepts semicolons, commas or tabs, quoted
 * cells, and any line ending; skips empty rows.
 * @example for (const { cells } of readCsv('nume;pret\nRuj;19,90')) console.log(cells);
 */
export function* readCsv(text: string): Generator<CsvLine> {
  const body = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(body);
  let line = 1;
  let at = 0;
  while (at < body.length) {
    const start = line;
    const cells: string[] = [];
    let isLast = false;
    while (!isLast) {
      const cell = readCell(body, at, separator);
      cells.push(cell.text);
      line += cell.breaks;
      at = cell.end;
      isLast = body[at] !== separator;
      if (!isLast) at += 1;
    }
    at += body.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { line: start, cells };
  }
}

/** The cell at `start`; `end` is the position of its separator or line break. */
function readCell(body: string, start: number, separator: string) {
  if (body[start] !== '"') {
    const end = endOf(body, start, separator);
    return { text: body.slice(start, end), end, breaks: 0 };
  }
  let text = '';
  let at = start + 1;
  for (;;) {
    const quote = body.indexOf('"', at);
    const end = quote < 0 ? body.length : quote;
    text += body.slice(at, end);
    at = end + 1;
    if (body[at] !== '"') break;
    text += '"';
    at += 1;
  }
  // Text after a closing quote belongs to the cell, as in spreadsheets.
  const end = endOf(body, Math.min(at, body.length), separator);
  text += body.slice(at, end);
  return { text, end, breaks: text.split(/\r\n|\r|\n/).length - 1 };
}

function endOf(body: string, start: number, separator: string): number {
  let at = start;
  while (at < body.length && body[at] !== separator && body[at] !== '\n' && body[at] !== '\r')
    at += 1;
  return at;
}
