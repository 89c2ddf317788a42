import * as z from 'zod/mini';
import { anyText, date, flag, id, maybeText, rows } from './answer-fields.ts';
import { privateFile } from './private-file.ts';

/** A message about a request, by its owner or staff. Times are ISO 8601. */
export const requestMessage = z.object({
  id: id(),
  from_staff: flag(),
  /** Whether the caller wrote it. */
  is_own: flag(),
  author_name: maybeText(),
  /** '' for files only, and after withdrawal. */
  text: anyText(),
  files: rows(privateFile),
  created_at: date(),
  edited_at: z.nullish(date()),
  withdrawn_at: z.nullish(date()),
});
export type RequestMessage = z.output<typeof requestMessage>;
