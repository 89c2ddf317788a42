import type { Entity, Row } from '../state.ts';

/** One deviation of a row from what a client expects. */
export interface Oddity {
  of: Entity;
  /** `none`: same meaning, different format. `row`: data is lost. `price`: must not be sold. */
  harm: 'none' | 'row' | 'price';
  /** Returns null to replace the row with null. */
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

/** Converts to text; null and undefined stay. */
export const text = (value: unknown): unknown =>
  value === null || value === undefined ? value : String(value);

/** The digits of a text as a number, like a column of the wrong type. */
export const digits = (value: unknown): unknown =>
  typeof value === 'string' ? Number(value.replace(/\D/g, '')) : value;

export const bit = (value: unknown): unknown =>
  value === true ? '1' : value === false ? 0 : value;

/** Applies a change to each row of a nested list. */
export const each = (to: (row: Row) => Row) => (value: unknown) =>
  Array.isArray(value) ? value.map(to) : value;
