import * as z from 'zod/mini';
import { date, id, maybeDate, maybeText, number, readable, ron } from './answer-fields.ts';

const salesPart = z.object({
  /** RON. */
  sales: ron(),
  orders: number(),
});

/** Monthly sales of a live site's shop; for the current month so far. */
export const partnerSales = z.object({
  user_website_id: id(),
  business_name: maybeText(),
  /** First day, `YYYY-MM-DD`. */
  month: date(),
  /** RON. */
  sales: ron(),
  /** Null when only the total is known. */
  orders: z.nullish(number()),
  /** When the shop reported it. */
  fetched_at: maybeDate(),
  /** The previous month up to the same day and hour; null when unknown. */
  before: z.nullish(readable(salesPart)),
});
export type PartnerSales = z.output<typeof partnerSales>;
