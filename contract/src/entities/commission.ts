import * as z from 'zod/mini';
import { date, flag, id, maybeText, readable, ron } from './answer-fields.ts';
import { commissionFacts } from './commission-facts.ts';

/** What a partner owes for one site and one period. */
export const commission = z.object({
  commission_id: id(),
  /** The partner's name. */
  name: maybeText(),
  /** ISO 8601 dates, the first and the last day. */
  period_start: date(),
  period_end: date(),
  /** RON: what is to be paid, or was. */
  commission: ron(),
  /** RON sold in the period; an extension, from which the page explains the amount. */
  sales: z.nullish(ron()),
  /**
   * The tiers that the amount was computed with, the lowest first, each from so many RON of sales; an
   * extension.
   */
  tiers: z.nullish(readable(z.array(z.object({ percent: z.number(), from: z.number() })))),
  paid: flag(),
  /** ISO 8601 date by which it is to be paid; an extension. */
  due_date: z.nullish(date()),
  /** Number of its invoice, which a transfer names; an extension. */
  invoice_number: maybeText(),
  /** When its partner told of a transfer, ISO 8601; an extension. */
  transfer_told_at: maybeText(),
  /** When it was paid, ISO 8601, and how; an extension. */
  paid_at: maybeText(),
  paid_by: maybeText(),
  /** Web address of the PDF; absent until the 2nd of the following month (docs/product.md#invoice-day). */
  invoice: maybeText(),
  website_url: maybeText(),
  ...commissionFacts,
});
export type Commission = z.output<typeof commission>;
