import { MAX_TRACKING_NUMBER_LENGTH } from '@vitrina/contract/constants';
import { fold } from '@vitrina/contract/rules/fold';

export interface AwbRow {
  id: number;
  awb: string;
}

export type AwbProblem = 'no-order' | 'no-awb' | 'too-long' | 'twice' | 'too-many';

export interface ReadAwbs {
  rows: readonly AwbRow[];
  /** `line` counts from 1. */
  problems: readonly { line: number; text: string; problem: AwbProblem }[];
}

const SEPARATOR = /[;\t,]/;
const cellsOf = (line: string): string[] =>
  (SEPARATOR.test(line) ? line.split(SEPARATOR) : line.split(/\s+/)).map((cell) =>
    cell
      .trim()
      .replace(/^["']+|["']+$/g, '')
      .trim(),
  );
const orderOf = (cell: string | undefined): number | null =>
  cell !== undefined && /^#?\d{1,16}$/.test(cell) ? Number(cell.replace('#', '')) : null;

function columnsOf(cells: readonly string[]): { order: number; awb: number } | null {
  const names = cells.map((cell) => fold(cell));
  const awb = names.findIndex((name) => /awb|tracking|urmarire/.test(name));
  const order = names.findIndex((name) => /comand|order|^id$/.test(name));
  return awb >= 0 && order >= 0 ? { order, awb } : null;
}

/**
 * Reads pasted or uploaded tracking numbers: order and number per line, in spreadsheet columns or separated
 * by a space. Lines with a number alone are matched to `chosen` in order.
 */
export function readAwbs(text: string, chosen: readonly number[]): ReadAwbs {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  const named = columnsOf(cellsOf(lines[0]?.text ?? ''));
  const body = named ? lines.slice(1) : lines;
  const at = named ?? { order: 0, awb: 1 };
  const areAlone = !named && body.every((line) => cellsOf(line.text).length === 1);
  const rows: AwbRow[] = [];
  const problems: ReadAwbs['problems'][number][] = [];
  for (const [index, line] of body.entries()) {
    const cells = cellsOf(line.text);
    const id = areAlone ? (chosen[index] ?? null) : orderOf(cells[at.order]);
    const awb = (areAlone ? cells[0] : cells[at.awb]) ?? '';
    const refuse = (problem: AwbProblem) => problems.push({ ...line, problem });
    if (id === null) refuse(areAlone && chosen.length > 0 ? 'too-many' : 'no-order');
    else if (awb === '') refuse('no-awb');
    else if (awb.length > MAX_TRACKING_NUMBER_LENGTH) refuse('too-long');
    else if (rows.some((row) => row.id === id)) refuse('twice');
    else rows.push({ id, awb });
  }
  return { rows, problems };
}
