import * as z from 'zod/mini';
import { REQUEST_STATUSES } from '../rules/request-status.ts';
import { id, maybeFlag, maybeText } from './answer-fields.ts';

/** A state of a website request; the first has no `from_status`. */
export const requestEvent = z.object({
  id: id(),
  from_status: z.nullish(z.enum(REQUEST_STATUSES)),
  to_status: z.enum(REQUEST_STATUSES),
  /** ISO 8601. */
  created_at: z.string(),
  /** Extensions: the reason of a refusal, and whether its owner, not staff, caused it. */
  reason: maybeText(),
  by_owner: maybeFlag(),
});
export type RequestEvent = z.output<typeof requestEvent>;
