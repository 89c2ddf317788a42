import * as z from 'zod/mini';
import { anyText, date, flag, id, maybeText, rows } from './answer-fields.ts';
import { privateFile } from './private-file.ts';

/** What the owner of a request, or staff, wrote about it. Times are ISO 8601. */
export const requestMessage = z.object({
  id: id(),
  from_staff: flag(),
  /** Whether whoever asks wrote it. */
  is_own: flag(),
  author_name: maybeText(),
  /** '' with files alone, and once it is withdrawn. */
  text: anyText(),
  files: rows(privateFile),
  created_at: date(),
  edited_at: z.nullish(date()),
  withdrawn_at: z.nullish(date()),
});
export type RequestMessage = z.output<typeof requestMessage>;
