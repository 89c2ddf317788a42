import * as z from 'zod/mini';
import { anyText, flag, id, number } from './answer-fields.ts';

/** A file readable only by the owner of its request and staff. */
export const privateFile = z.object({
  id: id(),
  name: anyText(),
  bytes: number(),
  /** Whether browsers can show it as a picture. */
  is_image: flag(),
  /** Valid for one to two hours; later answers have a newer one. */
  url: anyText(),
});
export type PrivateFile = z.output<typeof privateFile>;
