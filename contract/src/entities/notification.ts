import * as z from 'zod/mini';
import { anyText, date, flag, id } from './answer-fields.ts';

export const notification = z.object({
  id: id(),
  message: anyText(),
  /** ISO 8601. */
  created_at: date(),
  is_read: flag(),
});
export type Notification = z.output<typeof notification>;
