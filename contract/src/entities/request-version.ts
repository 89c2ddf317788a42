import * as z from 'zod/mini';
import { VERSION_ANSWERS } from '../rules/version-answers.ts';
import { anyText, date, id, maybeKnown, number, rows } from './answer-fields.ts';
import { privateFile } from './private-file.ts';

/** A change the owner wants in a version. */
export const requestPoint = z.object({ id: id(), text: anyText(), done_at: z.nullish(date()) });
export type RequestPoint = z.output<typeof requestPoint>;

/** A version of a website to try. Times are ISO 8601. */
export const requestVersion = z.object({
  id: id(),
  /** 1 for the first of its request. */
  number: number(),
  address: anyText(),
  note: anyText(),
  /** At most one. */
  files: rows(privateFile),
  created_at: date(),
  /** When the owner first opened the address. */
  opened_at: z.nullish(date()),
  /** Null before the owner's answer. */
  answer: maybeKnown(VERSION_ANSWERS),
  answered_at: z.nullish(date()),
  points: rows(requestPoint),
});
export type RequestVersion = z.output<typeof requestVersion>;
