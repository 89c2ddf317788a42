import * as z from 'zod/mini';
import { REQUEST_STATUSES } from '../rules/request-status.ts';
import { WAITS } from '../rules/request-turn.ts';
import { date, id, maybeId, maybeNamed, maybeShownText, number, state } from './answer-fields.ts';

/** A request waiting for staff. Days are Bucharest time, times ISO 8601. */
export const deskRequest = z.object({
  id: id(),
  business_name: maybeShownText(),
  status: state(REQUEST_STATUSES),
  created_at: date(),
  /** The last of the promised working days. */
  promised_on: date(),
  /** Start of the current pause. */
  paused_since: z.nullish(date()),
  /** In the order of `WAITS`. */
  waits: maybeNamed(WAITS),
  unread: number(),
  /** Extension: start of the booked call. */
  call_at: z.nullish(date()),
  /** Assigned staff member. */
  assignee_id: maybeId(),
});
export type DeskRequest = z.output<typeof deskRequest>;
