import * as z from 'zod/mini';
import { date, flag, id, maybeText, readable, ron } from './answer-fields.ts';

/** What a partner owes for one site and one period. */
export const commission = z.object({
  commission_id: id(),
  /** The partner's name. */
  name: maybeText(),
  /** ISO 8601 dates, the first and the last day. */
  period_start: date(),
  period_end: date(),
  /** RON. */
  commission: ron(),
  /** RON sold in the period; an extension, from which the page explains the amount. */
  sales: z.nullish(ron()),
  /**
   * The tiers that the amount was computed with, the lowest first, each from so many RON of sales; an
   * extension.
   */
  tiers: z.nullish(readable(z.array(z.object({ percent: z.number(), from: z.number() })))),
  paid: flag(),
  /** Web address of the PDF; absent until the 2nd of the following month (docs/product.md#invoice-day). */
  invoice: maybeText(),
  website_url: maybeText(),
});
export type Commission = z.output<typeof commission>;
