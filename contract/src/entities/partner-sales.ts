import * as z from 'zod/mini';
import { date, id, maybeDate, maybeText, number, readable, ron } from './answer-fields.ts';

const salesPart = z.object({
  /** RON. */
  sales: ron(),
  orders: number(),
});

/** What the shop of a live site sold in a month; of the running one, what it sold so far. */
export const partnerSales = z.object({
  user_website_id: id(),
  business_name: maybeText(),
  /** Its first day, `YYYY-MM-DD`. */
  month: date(),
  /** RON. */
  sales: ron(),
  /** Null where only the sum is known. */
  orders: z.nullish(number()),
  /** When the shop told it. */
  fetched_at: maybeDate(),
  /** The month before, up to the same day and hour; null where that is not known. */
  before: z.nullish(readable(salesPart)),
});
export type PartnerSales = z.output<typeof partnerSales>;
