import * as z from 'zod/mini';
import { date, flag, maybeText, number } from './answer-fields.ts';

/** Last message of a conversation that somebody has read. */
export const requestRead = z.object({
  from_staff: flag(),
  is_own: flag(),
  name: maybeText(),
  last_message_id: number(),
  read_at: date(),
});
export type RequestRead = z.output<typeof requestRead>;
