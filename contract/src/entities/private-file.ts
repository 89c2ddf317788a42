import * as z from 'zod/mini';
import { anyText, flag, id, number } from './answer-fields.ts';

/** A file that only the owner of its request and staff read. */
export const privateFile = z.object({
  id: id(),
  name: anyText(),
  bytes: number(),
  /** Whether browsers show it as a picture. */
  is_image: flag(),
  /** Ends after one to two hours; the next answer has a later one. */
  url: anyText(),
});
export type PrivateFile = z.output<typeof privateFile>;
