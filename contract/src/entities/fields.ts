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
 * Building blocks of requests, validated strictly; those of answers are in `answer-fields`. Functions, so
 * that a bundle contains only those it calls.
 */

/** Id of a row; within PostgreSQL's `integer`. */
export const rowId = () => z.int32().check(z.positive());
/** Id of a row in a path. */
export const pathId = () => z.coerce.number<number>().check(z.int32(), z.positive());

const storable = () => z.refine<string>(isStorable, { error: INVALID_CHARACTERS });

/** One line, possibly empty, at most `max` characters; line breaks become spaces. */
export const text = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(max), storable());
/** One non-blank line, at most `max` characters; line breaks become spaces. */
export const requiredText = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1, REQUIRED), z.maxLength(max), storable());

/** Several lines, possibly empty, at most `max` characters. */
export const lines = (max: number) =>
  z.string().check(z.overwrite(trimmed), z.maxLength(max), storable());
/** The same, not blank. */
export const requiredLines = (max: number) =>
  z.string().check(z.overwrite(trimmed), z.minLength(1, REQUIRED), z.maxLength(max), storable());

/** A password in a link would be known to everybody who follows it. */
const namesNobody = (address: string): boolean => {
  const { username, password } = new URL(address);
  return username === '' && password === '';
};

/** A web address that may be shown as a link. */
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

/** A new password; neither trimmed nor restricted in characters. */
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
