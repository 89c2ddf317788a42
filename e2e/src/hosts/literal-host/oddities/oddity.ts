import type { Entity, Row } from '../state.ts';

/** One way in which a row is not as a reader expects. */
export interface Oddity {
  of: Entity;
  /**
   * `none`: says the same, differently written. `row`: something of the row is lost. `price`: no
   * page may sell it.
   */
  harm: 'none' | 'row' | 'price';
  /** Null: a null stands in the list instead of the row. */
  change(row: Row): Row | null;
}

export const set = (field: string, value: unknown) => (row: Row) => ({ ...row, [field]: value });

export const change = (field: string, to: (value: unknown) => unknown) => (row: Row) => ({
  ...row,
  [field]: to(row[field]),
});

export const drop = (field: string) => (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

export const missing = () => null;

/** As text; what is not there stays so. */
export const text = (value: unknown): unknown =>
  value === null || value === undefined ? value : String(value);

/** A text's digits as a number, as a column of the wrong type keeps them. */
export const digits = (value: unknown): unknown =>
  typeof value === 'string' ? Number(value.replace(/\D/g, '')) : value;

export const bit = (value: unknown): unknown =>
  value === true ? '1' : value === false ? 0 : value;

/** Applies a change to each row of a list inside a row. */
export const each = (to: (row: Row) => Row) => (value: unknown) =>
  Array.isArray(value) ? value.map(to) : value;
