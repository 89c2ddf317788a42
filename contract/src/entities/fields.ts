import * as z from 'zod/mini';
import {
  MAX_PASSWORD_LENGTH,
  MAX_PRICE_BANI,
  MIN_PASSWORD_LENGTH,
  MIN_PRICE_BANI,
} from '../constants.ts';
import { INVALID_CHARACTERS, INVALID_PRICE, INVALID_URL, REQUIRED } from '../messages.ts';
import { oneLine } from '../rules/one-line.ts';

/*
 * Building blocks of the schemas. Each is a function, so that a bundle takes only those it calls.
 * Answers are read tolerantly (another host may write numbers as text or leave fields out);
 * requests are checked strictly.
 */

/** Read tolerantly: the number of a row. A host whose database driver writes it as text is understood. */
export const id = () => z.coerce.number<number>().check(z.int(), z.positive());
/** Requests: the number of a row; within PostgreSQL's `integer`. */
export const rowId = () => z.int32().check(z.positive());
/** Requests: the number of a row in a path. */
export const pathId = () => z.coerce.number<number>().check(z.int32(), z.positive());

/**
 * Read tolerantly: an amount in RON, as on the wire (docs/product.md#money-on-the-wire).
 * `rules/money` turns it into bani.
 */
export const ron = () => z.coerce.number<number>();
/** Read tolerantly: a yes or no, also as 0 or 1. */
export const flag = () => z.coerce.boolean<boolean>();
/** Read tolerantly: a text that may be absent. */
export const maybeText = () => z.nullish(z.string());

/** No NUL: a database refuses it. */
const storable = () =>
  z.refine<string>((value) => !value.includes('\0'), { error: INVALID_CHARACTERS });

/** Requests: one line that may be empty, at most `max` characters; line breaks become spaces. */
export const text = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(max), storable());
/** Requests: one line that must not be empty, at most `max` characters; line breaks become spaces. */
export const requiredText = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1, REQUIRED), z.maxLength(max), storable());

/** Requests: lines of text, of a field that shows several; may be empty, at most `max` characters. */
export const lines = (max: number) => z.string().check(z.trim(), z.maxLength(max), storable());
/** Requests: the same, not empty. */
export const requiredLines = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(max), storable());

/** Requests: a web address that may become a link. */
export const webUrl = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000),
      z.url({ protocol: /^https?$/, error: INVALID_URL }),
      storable(),
    );

/** Requests: a new password. Its characters are the person's own: neither trimmed nor restricted. */
export const newPassword = () =>
  z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(MAX_PASSWORD_LENGTH));

/** Requests: a price in RON, whole bani. */
export const price = () =>
  z
    .number()
    .check(
      z.minimum(MIN_PRICE_BANI / 100, INVALID_PRICE),
      z.maximum(MAX_PRICE_BANI / 100, INVALID_PRICE),
      z.multipleOf(0.01, INVALID_PRICE),
    );
