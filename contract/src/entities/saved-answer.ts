import * as z from 'zod/mini';
import { anyText, id, maybeText } from './answer-fields.ts';

/** A saved answer of staff. */
export const savedAnswer = z.object({
  id: id(),
  title: anyText(),
  text: anyText(),
  author_name: maybeText(),
});
export type SavedAnswer = z.output<typeof savedAnswer>;
