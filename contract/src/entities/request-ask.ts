import * as z from 'zod/mini';
import { anyText, date, id, maybeText, rows } from './answer-fields.ts';
import { privateFile } from './private-file.ts';

/** Something that staff need of the owner of a request. Times are ISO 8601. */
export const requestAsk = z.object({
  id: id(),
  title: anyText(),
  /** '' without one. */
  note: anyText(),
  author_name: maybeText(),
  created_at: date(),
  /** '' until it is answered, and with files alone. */
  answer: anyText(),
  files: rows(privateFile),
  answered_at: z.nullish(date()),
  /** Staff need it no longer. */
  withdrawn_at: z.nullish(date()),
});
export type RequestAsk = z.output<typeof requestAsk>;
