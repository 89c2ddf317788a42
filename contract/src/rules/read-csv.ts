/** A line of a table, as a file has it. */
export interface CsvLine {
  /** Where it begins in the file, from 1: a quoted cell may have line breaks. */
  line: number;
  cells: string[];
}

const SEPARATORS = [';', ',', '\t'] as const;

/** The separator of a file is the one that its first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [heading = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1);
  const counts = SEPARATORS.map((separator) => heading.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/**
 * Reads a table line by line, so that whoever reads a long one can pause: semicolons, commas or tabs,
 * quoted cells, any line ending. Lines without any text are left out.
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

/** A cell that begins at `start`; `end` is where its separator or its line break stands. */
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
  // What follows a closing quote belongs to the cell, as spreadsheets read it.
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
