import * as z from 'zod/mini';
import { anyText, date, id, maybeText, rows } from './answer-fields.ts';
import { privateFile } from './private-file.ts';

/** Something staff need from a request's owner. Times are ISO 8601. */
export const requestAsk = z.object({
  id: id(),
  title: anyText(),
  /** '' without one. */
  note: anyText(),
  author_name: maybeText(),
  created_at: date(),
  /** '' before the answer, and for files only. */
  answer: anyText(),
  files: rows(privateFile),
  answered_at: z.nullish(date()),
  /** No longer needed by staff. */
  withdrawn_at: z.nullish(date()),
});
export type RequestAsk = z.output<typeof requestAsk>;
