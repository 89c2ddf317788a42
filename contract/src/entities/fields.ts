import * as z from 'zod/mini';
import {
  MAX_PASSWORD_LENGTH,
  MAX_PRICE_BANI,
  MIN_PASSWORD_LENGTH,
  MIN_PRICE_BANI,
} from '../constants.ts';
import { INVALID_CHARACTERS, INVALID_PRICE, INVALID_URL, REQUIRED } from '../messages.ts';
import { trimmed } from '../rules/blank.ts';
import { oneLine } from '../rules/one-line.ts';
import { isStorable } from '../rules/storable-text.ts';

/*
 * Building blocks of requests, which are checked strictly; those of answers are in `answer-fields`.
 * Each is a function, so that a bundle takes only those it calls.
 */

/** The number of a row; within PostgreSQL's `integer`. */
export const rowId = () => z.int32().check(z.positive());
/** The number of a row in a path. */
export const pathId = () => z.coerce.number<number>().check(z.int32(), z.positive());

const storable = () => z.refine<string>(isStorable, { error: INVALID_CHARACTERS });

/** One line that may be empty, at most `max` characters; line breaks become spaces. */
export const text = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(max), storable());
/** One line of which something can be seen, at most `max` characters; line breaks become spaces. */
export const requiredText = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1, REQUIRED), z.maxLength(max), storable());

/** Lines of text, of a field that shows several; may be empty, at most `max` characters. */
export const lines = (max: number) =>
  z.string().check(z.overwrite(trimmed), z.maxLength(max), storable());
/** The same, of which something can be seen. */
export const requiredLines = (max: number) =>
  z.string().check(z.overwrite(trimmed), z.minLength(1, REQUIRED), z.maxLength(max), storable());

/** A password in a link would be everybody's who follows it. */
const namesNobody = (address: string): boolean => {
  const { username, password } = new URL(address);
  return username === '' && password === '';
};

/** A web address that may become a link. */
export const webUrl = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000),
      z.url({ protocol: /^https?$/, error: INVALID_URL, abort: true }),
      z.refine<string>(namesNobody, { error: INVALID_URL }),
      storable(),
    );

/** A new password. Its characters are the person's own: neither trimmed nor restricted. */
export const newPassword = () =>
  z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(MAX_PASSWORD_LENGTH));

/** A price in RON, whole bani. */
export const price = () =>
  z
    .number()
    .check(
      z.minimum(MIN_PRICE_BANI / 100, INVALID_PRICE),
      z.maximum(MAX_PRICE_BANI / 100, INVALID_PRICE),
      z.multipleOf(0.01, INVALID_PRICE),
    );
