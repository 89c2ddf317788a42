import * as z from 'zod/mini';
import { maybeText } from './answer-fields.ts';

/** Body of every refusal. `error` and `message` have the same text for a person. */
export const errorAnswer = z.object({
  error: maybeText(),
  message: maybeText(),
  /** A key of `ERRORS`; extension. */
  code: maybeText(),
  /** For quoting to support; extension. */
  requestId: maybeText(),
  /** Path of the invalid field: `products.0.quantity`; extension. */
  field: maybeText(),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;
