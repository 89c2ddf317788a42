import * as z from 'zod/mini';
import type { Schema } from '../call.ts';
import { withoutDirections } from '../rules/isolated.ts';
import { ROLES } from '../rules/roles.ts';

/*
 * Building blocks of answers: functions, so that a bundle contains only those it calls. A host may send
 * numbers as text, and leave fields out or empty. Each block accepts equivalent forms of a value; an
 * unreadable value is `null`, never a guess (docs/product.md#tolerant-reading).
 */

const promises = new WeakMap<object, Schema>();

/** The form that the contract promises, for a `schema` that also accepts others. */
export const promisedBy = (schema: object): Schema | undefined => promises.get(schema);

function reads<T>(
  reader: (value: unknown, payload: { issues: unknown[] }) => T,
  promised: Schema,
): z.ZodMiniTransform<T, unknown> {
  const schema = z.transform<unknown, T>(reader);
  promises.set(schema, promised);
  return schema;
}

/** Plain decimal only: `0x10`, `1e2` and `1,5` are ambiguous. */
const PLAIN_NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/** A number, also as text; `null` otherwise. */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Larger amounts have no exact bani and cannot be summed. */
function toAmount(value: unknown): number | null {
  const amount = toNumber(value);
  return amount !== null && Number.isSafeInteger(Math.round(amount * 100)) ? amount : null;
}

function toRowNumber(value: unknown): number | null {
  const number = toNumber(value);
  return number !== null && Number.isInteger(number) && number > 0 ? number : null;
}

function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Id of a row; without one the row is invalid. */
export const id = () =>
  reads((value, { issues }) => {
    const number = toRowNumber(value);
    if (number !== null) return number;
    issues.push({ code: 'custom', input: value, message: 'is not the number of a row' });
    return 0;
  }, z.int().check(z.positive()));

/** Id of another row, if any. */
export const maybeId = () =>
  z.optional(reads(toRowNumber, z.nullable(z.int().check(z.positive()))));

/** A number; `null` when unreadable. */
export const number = () => reads(toNumber, z.number());

/**
 * An amount in RON, as on the wire (docs/product.md#money-on-the-wire); `null` when unreadable.
 * `rules/money` converts it to bani.
 */
export const ron = () => reads(toAmount, z.number());

/** Price of a piece in RON; `null` below one ban or when unreadable. */
export const sellingPrice = () =>
  reads((value) => {
    const price = toAmount(value);
    if (price === null) return null;
    const bani = Math.round(price * 100);
    // 1.234 is ambiguous: it may mean more than a thousand.
    return bani > 0 && Math.abs(price * 100 - bani) < 1e-6 ? price : null;
  }, z.number().check(z.positive()));

/** Whole pieces; 0 when unreadable. */
export const pieces = () =>
  reads((value) => Math.max(0, Math.floor(toNumber(value) ?? 0)), z.int().check(z.minimum(0)));

/** Number of purchased pieces; `null` unless positive. */
export const quantity = () =>
  reads((value) => {
    const count = toNumber(value);
    return count !== null && count > 0 ? count : null;
  }, z.number().check(z.positive()));

/** A boolean, also as 0 and 1; anything else is false. */
export const flag = () => reads(isYes, z.boolean());

/** The same, optional. */
export const maybeFlag = () =>
  z.optional(reads((value) => (value === null ? null : isYes(value)), z.nullable(z.boolean())));

const isYes = (value: unknown): boolean => /^(true|1)$/i.test(String(value));

/** Optional text; a blank one counts as absent. */
export const maybeText = () => z.optional(reads(toText, z.nullable(z.string())));

/** The same for displayed text: without characters that change the reading direction. */
export const maybeShownText = () =>
  z.optional(reads((value) => toText(withoutTurns(value)), z.nullable(z.string())));

const withoutTurns = (value: unknown): unknown =>
  typeof value === 'string' ? withoutDirections(value) : value;

/** A text; '' when unreadable. */
export const anyText = () => reads((value) => toText(value) ?? '', z.string());

/** The same for displayed text: without characters that change the reading direction. */
export const shownText = () => reads((value) => toText(withoutTurns(value)) ?? '', z.string());

const DAY_FIRST = /^\d{4}-\d{2}-\d{2}/;

/** A day or time, ISO 8601 or with a space for the `T`; `null` when unreadable. */
export const date = () =>
  reads(
    (value) => {
      if (typeof value !== 'string' || !DAY_FIRST.test(value)) return null;
      const text = value.trim().replace(' ', 'T');
      return Number.isNaN(Date.parse(text)) ? null : text;
    },
    z.string().check(z.regex(DAY_FIRST)),
  );

/** The same, optional. */
export const maybeDate = () => z.optional(date());

/** One of `values`, in any case; an unknown word is kept unchanged, an empty one is `null`. */
export const state = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  reads((value): Values[number] | (string & {}) | null => {
    const text = toText(value)?.trim() ?? null;
    return values.find((known) => known.toLowerCase() === text?.toLowerCase()) ?? text;
  }, z.enum(values));

/** One of `values`, optional. */
export const maybeKnown = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(
    reads(
      (value): Values[number] | null => values.find((known) => known === value) ?? null,
      z.nullable(z.enum(values)),
    ),
  );

/** The `values` contained in a list; `null` without a list. */
export const maybeNamed = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(
    reads(
      (value): Values[number][] | null =>
        Array.isArray(value) ? values.filter((known) => value.includes(known)) : null,
      z.nullable(z.array(z.enum(values))),
    ),
  );

/** Optional part of an answer: `schema` if readable, and never a reason to refuse the rest. */
export const readable = <S extends Schema>(schema: S) =>
  reads((value): z.output<S> | null => {
    const read = schema.safeParse(value);
    return read.success ? (read.data as z.output<S>) : null;
  }, schema);

/** A role, in any case; unknown words are no role. */
export const role = () =>
  reads(
    (value) => ROLES.find((known) => known === String(value).toLowerCase()) ?? null,
    z.enum(ROLES),
  );

/** Some languages encode a list with gaps as an object with numeric keys. */
const NUMBERED = /^\d+$/;

/** @returns rows of a list in any of its forms, empty for nothing; other values unchanged */
export function toList(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string') return toListInText(value);
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.keys(value).every((key) => NUMBERED.test(key)) ? Object.values(value) : value;
}

/** JSON left as text. */
function toListInText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? toList(value) : text;
  } catch {
    return text;
  }
}

const listOf = <S extends Schema>(row: S, read: (value: unknown) => unknown) => {
  const list = z.array(row);
  const schema = z.pipe(
    z.transform<unknown, unknown>(read),
    list as z.ZodMiniType<z.output<S>[], unknown>,
  );
  promises.set(schema, list);
  return schema;
};

/** A list of rows. Invalid rows are left out later (`readAnswer`). */
export const rows = <S extends Schema>(row: S) => listOf(row, toList);

/**
 * A list inside a row. Anything but a list reads as empty, and an invalid part as an empty part; neither
 * invalidates the row.
 */
export const parts = <S extends Schema>(part: S) => listOf(part, toParts);

function toParts(value: unknown): object[] {
  const list = toList(value);
  return Array.isArray(list)
    ? list.map((part: unknown) => (typeof part === 'object' && part !== null ? part : {}))
    : [];
}

/** Web addresses, or a single one; invalid ones are dropped. */
export const addresses = () =>
  z.optional(reads((value) => toAddresses(value), z.nullable(z.array(z.string()))));

function toAddresses(value: unknown): string[] {
  const list = toList(value);
  const all: unknown[] = Array.isArray(list) ? list : [list];
  return all.filter((one): one is string => typeof one === 'string' && /^\s*[^\s[{]/.test(one));
}
