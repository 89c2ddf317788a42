import type { Category } from '@vitrina/contract/entities/category';
import type { Product } from '@vitrina/contract/entities/product';
import { fold } from '@vitrina/contract/rules/fold';
import { type CsvLine, readCsv } from '@vitrina/contract/rules/read-csv';
import { productMessages } from '../../product-messages.ts';
import type { ProductChange } from '../product-job/change-products.ts';
import { type Columns, type FileColumn, productFileColumns } from './product-file-columns.ts';
import { createRowReader, type FieldChange, type RowProblem } from './read-product-row.ts';

const text = productMessages.file;

export interface FileChange extends ProductChange {
  line: number;
  fields: readonly FieldChange[];
}

export interface FileProblem extends RowProblem {
  line: number;
}

export interface ReadFile {
  changes: readonly FileChange[];
  unchanged: number;
  problems: readonly FileProblem[];
}

/**
 * Compares a file with the catalogue; sends nothing. Yields to the page on long files.
 * @throws Error with the text to show, when the file is not a list of products
 */
export async function readProductFile(
  file: string,
  products: readonly Product[],
  categories: readonly Category[],
): Promise<ReadFile> {
  const pause = pauses();
  const lines = readCsv(file);
  const heading = lines.next();
  if (heading.done) throw new Error(text.empty);
  const columns = columnsOf(heading.value);
  const read = createRowReader(columns, products, categories);
  const changes: FileChange[] = [];
  const problems: FileProblem[] = [];
  let unchanged = 0;
  for (const { line, cells } of lines) {
    const row = read(cells);
    if ('problems' in row) problems.push(...row.problems.map((one) => ({ ...one, line })));
    else if (row.before && row.fields.length === 0) unchanged += 1;
    else changes.push({ ...row, line });
    await pause();
  }
  if (changes.length + problems.length + unchanged === 0) throw new Error(text.noRows);
  return { changes, unchanged, problems };
}

/** @throws Error when no column identifies a product, or a column repeats */
function columnsOf({ cells }: CsvLine): Columns {
  const columns = new Map<FileColumn['field'], { at: number; column: FileColumn }>();
  for (const [at, cell] of cells.entries()) {
    const name = fold(cell).trim();
    const column = productFileColumns.find(
      ({ header, names }) => fold(header) === name || names.includes(name),
    );
    if (!column) continue;
    if (columns.has(column.field)) throw new Error(text.twice(column.header));
    columns.set(column.field, { at, column });
  }
  if (!columns.has('id') && !columns.has('name'))
    throw new Error(text.noColumns(cells.map((cell) => cell.trim()).filter(Boolean)));
  return columns;
}

/** Below what a person notices, and below a long task (50 ms). */
const SLICE_MS = 20;

/**
 * Yields to the browser when work on many rows has run for too long; await it after each row.
 * @example const pause = pauses(); for (const row of rows) { work(row); await pause(); }
 */
function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
