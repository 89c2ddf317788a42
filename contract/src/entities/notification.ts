import * as z from 'zod/mini';
import { flag, id } from './fields.ts';

export const notification = z.object({
  id: id(),
  message: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  is_read: flag(),
});
export type Notification = z.output<typeof notification>;
