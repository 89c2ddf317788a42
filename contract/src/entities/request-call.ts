import * as z from 'zod/mini';
import { anyText, date, flag, id } from './answer-fields.ts';

/** A call about a request, at a time chosen by its owner. Times are ISO 8601. */
export const requestCall = z.object({
  id: id(),
  starts_at: date(),
  ends_at: date(),
  cancelled_at: z.nullish(date()),
  cancelled_by_staff: flag(),
  /** Extension: cancelled by the end of its request. */
  ended_with_request: z.optional(flag()),
  /** The staff's reason for cancelling; '' without one. */
  reason: anyText(),
});
export type RequestCall = z.output<typeof requestCall>;
