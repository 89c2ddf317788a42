import * as z from 'zod/mini';
import type { Schema } from '../call.ts';
import { withoutDirections } from '../rules/isolated.ts';
import { ROLES } from '../rules/roles.ts';

/*
 * Building blocks of answers: functions, so that a bundle takes only those it calls. A host may write
 * numbers as text, leave fields out or send nothing in their place. Each block reads what says the same
 * in another way; what it cannot read is `null`, never a guess (docs/product.md#tolerant-reading).
 */

const promises = new WeakMap<object, Schema>();

/** What the contract promises where `schema` reads more than that. */
export const promisedBy = (schema: object): Schema | undefined => promises.get(schema);

function reads<T>(
  reader: (value: unknown, payload: { issues: unknown[] }) => T,
  promised: Schema,
): z.ZodMiniTransform<T, unknown> {
  const schema = z.transform<unknown, T>(reader);
  promises.set(schema, promised);
  return schema;
}

/** As people and databases write one: `0x10`, `1e2` and `1,5` could be meant in another way. */
const PLAIN_NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/** A number, also as text; `null` for what is none. */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Amounts whose bani are no exact number cannot be summed. */
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

/** The number of a row. A row without one cannot be read. */
export const id = () =>
  reads((value, { issues }) => {
    const number = toRowNumber(value);
    if (number !== null) return number;
    issues.push({ code: 'custom', input: value, message: 'is not the number of a row' });
    return 0;
  }, z.int().check(z.positive()));

/** The number of another row, where there is one. */
export const maybeId = () =>
  z.optional(reads(toRowNumber, z.nullable(z.int().check(z.positive()))));

/** A number; `null` where it cannot be read. */
export const number = () => reads(toNumber, z.number());

/**
 * An amount in RON, as on the wire (docs/product.md#money-on-the-wire); `null` where it cannot be read.
 * `rules/money` turns it into bani.
 */
export const ron = () => reads(toAmount, z.number());

/** What one piece is sold for, in RON; `null` where that is no amount of at least one ban. */
export const sellingPrice = () =>
  reads((value) => {
    const price = toAmount(value);
    if (price === null) return null;
    const bani = Math.round(price * 100);
    // 1.234 is no price in bani: a thousand and some may be meant.
    return bani > 0 && Math.abs(price * 100 - bani) < 1e-6 ? price : null;
  }, z.number().check(z.positive()));

/** Whole pieces; none where their number cannot be read. */
export const pieces = () =>
  reads((value) => Math.max(0, Math.floor(toNumber(value) ?? 0)), z.int().check(z.minimum(0)));

/** How many of something were bought; `null` where that is not a positive number. */
export const quantity = () =>
  reads((value) => {
    const count = toNumber(value);
    return count !== null && count > 0 ? count : null;
  }, z.number().check(z.positive()));

/** A yes or no, also as 0 and 1; what is neither is a no. */
export const flag = () => reads(isYes, z.boolean());

/** The same, where the host may leave it out. */
export const maybeFlag = () =>
  z.optional(reads((value) => (value === null ? null : isYes(value)), z.nullable(z.boolean())));

const isYes = (value: unknown): boolean => /^(true|1)$/i.test(String(value));

/** A text that may be absent; one that says nothing is. */
export const maybeText = () => z.optional(reads(toText, z.nullable(z.string())));

/** The same of a text that is only shown: without characters that turn the direction of reading. */
export const maybeShownText = () =>
  z.optional(reads((value) => toText(withoutTurns(value)), z.nullable(z.string())));

const withoutTurns = (value: unknown): unknown =>
  typeof value === 'string' ? withoutDirections(value) : value;

/** A text that is always there; '' where it cannot be read. */
export const anyText = () => reads((value) => toText(value) ?? '', z.string());

/** The same of a text that is only shown: without characters that turn the direction of reading. */
export const shownText = () => reads((value) => toText(withoutTurns(value)) ?? '', z.string());

const DAY_FIRST = /^\d{4}-\d{2}-\d{2}/;

/** A day or a time, ISO 8601 or with a space for the `T`; `null` where it cannot be read. */
export const date = () =>
  reads(
    (value) => {
      if (typeof value !== 'string' || !DAY_FIRST.test(value)) return null;
      const text = value.trim().replace(' ', 'T');
      return Number.isNaN(Date.parse(text)) ? null : text;
    },
    z.string().check(z.regex(DAY_FIRST)),
  );

/** The same, where the host may leave it out. */
export const maybeDate = () => z.optional(date());

/** One of `values`, in whatever case; another word stays as it is, and nothing is `null`. */
export const state = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  reads((value): Values[number] | (string & {}) | null => {
    const text = toText(value)?.trim() ?? null;
    return values.find((known) => known.toLowerCase() === text?.toLowerCase()) ?? text;
  }, z.enum(values));

/** One of `values`, where the host says one of them. */
export const maybeKnown = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(
    reads(
      (value): Values[number] | null => values.find((known) => known === value) ?? null,
      z.nullable(z.enum(values)),
    ),
  );

/** Those of `values` that a list names; `null` where there is no list. */
export const maybeNamed = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(
    reads(
      (value): Values[number][] | null =>
        Array.isArray(value) ? values.filter((known) => value.includes(known)) : null,
      z.nullable(z.array(z.enum(values))),
    ),
  );

/** Beside what an answer is about: `schema` where that can be read, and never a reason to refuse the rest. */
export const readable = <S extends Schema>(schema: S) =>
  reads((value): z.output<S> | null => {
    const read = schema.safeParse(value);
    return read.success ? (read.data as z.output<S>) : null;
  }, schema);

/** A role, in whatever case; another word is no role. */
export const role = () =>
  reads(
    (value) => ROLES.find((known) => known === String(value).toLowerCase()) ?? null,
    z.enum(ROLES),
  );

/** Some languages write a list that lost a row as an object with numbers for keys. */
const NUMBERED = /^\d+$/;

/** @returns the rows of a list in any of its forms, none for nothing; what is no list as it is */
export function toList(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string') return toListInText(value);
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.keys(value).every((key) => NUMBERED.test(key)) ? Object.values(value) : value;
}

/** A column of JSON that nobody parsed. */
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

/** A list of rows. Who reads it leaves out the rows that cannot be read (`readAnswer`). */
export const rows = <S extends Schema>(row: S) => listOf(row, toList);

/**
 * A list inside a row: what is no list is none, and what is no part of one is a part of which nothing
 * can be read. Neither costs the row.
 */
export const parts = <S extends Schema>(part: S) => listOf(part, toParts);

function toParts(value: unknown): object[] {
  const list = toList(value);
  return Array.isArray(list)
    ? list.map((part: unknown) => (typeof part === 'object' && part !== null ? part : {}))
    : [];
}

/** Web addresses: also a single one; what is no address is left out. */
export const addresses = () =>
  z.optional(reads((value) => toAddresses(value), z.nullable(z.array(z.string()))));

function toAddresses(value: unknown): string[] {
  const list = toList(value);
  const all: unknown[] = Array.isArray(list) ? list : [list];
  return all.filter((one): one is string => typeof one === 'string' && /^\s*[^\s[{]/.test(one));
}
