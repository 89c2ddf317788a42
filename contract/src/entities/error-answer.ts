import * as z from 'zod/mini';
import { maybeText } from './answer-fields.ts';

/** Body of every answer that is not ok. `error` and `message` carry the same text for a person. */
export const errorAnswer = z.object({
  error: maybeText(),
  message: maybeText(),
  /** A key of `ERRORS`; extension. */
  code: maybeText(),
  /** What to quote to the support; extension. */
  requestId: maybeText(),
  /** Path of the field that is wrong: `products.0.quantity`; extension. */
  field: maybeText(),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;
