import * as z from 'zod/mini';
import { REQUEST_STATUSES } from '../rules/request-status.ts';
import { WAITS } from '../rules/request-turn.ts';
import { date, id, maybeId, maybeNamed, maybeShownText, number, state } from './answer-fields.ts';

/** A request that waits for staff. Days are those of Bucharest, times ISO 8601. */
export const deskRequest = z.object({
  id: id(),
  business_name: maybeShownText(),
  status: state(REQUEST_STATUSES),
  created_at: date(),
  /** The last of the promised working days. */
  promised_on: date(),
  /** Since when the promise waits for its owner. */
  paused_since: z.nullish(date()),
  /** In the order of `WAITS`. */
  waits: maybeNamed(WAITS),
  unread: number(),
  /** Extension: when the call begins that is booked. */
  call_at: z.nullish(date()),
  /** Who of the staff looks after it. */
  assignee_id: maybeId(),
});
export type DeskRequest = z.output<typeof deskRequest>;
