import * as z from 'zod/mini';
import { anyText, date, flag, id } from './answer-fields.ts';

/** A call about a request at a time that its owner chose. Times are ISO 8601. */
export const requestCall = z.object({
  id: id(),
  starts_at: date(),
  ends_at: date(),
  cancelled_at: z.nullish(date()),
  cancelled_by_staff: flag(),
  /** Extension: nobody cancelled it, its request came to its end. */
  ended_with_request: z.optional(flag()),
  /** Why staff cancelled it; '' without a reason. */
  reason: anyText(),
});
export type RequestCall = z.output<typeof requestCall>;
