import type { Row } from './state.ts';

/** A call's result before the profile renders it. */
export type Reply =
  | { kind: 'list'; rows: Row[] }
  | { kind: 'value'; status: number; value: unknown }
  /** A success whose answer is "not shown". */
  | { kind: 'done'; status: number }
  | { kind: 'refusal'; status: number; text: string; missing: readonly string[] }
  | { kind: 'crash'; status: number; text: string }
  | { kind: 'redirect'; to: string };

export const list = (rows: Row[]): Reply => ({ kind: 'list', rows });
export const value = (given: unknown, status = 200): Reply => ({
  kind: 'value',
  status,
  value: given,
});
export const done = (status = 200): Reply => ({ kind: 'done', status });
export const refusal = (status: number, text: string, missing: readonly string[] = []): Reply => ({
  kind: 'refusal',
  status,
  text,
  missing,
});
export const crash = (text: string, status = 500): Reply => ({ kind: 'crash', status, text });

/** A missing row, or another user's. */
export const notThere = (): Reply => crash('Nu există.', 404);
