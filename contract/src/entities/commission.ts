import * as z from 'zod/mini';
import { date, flag, id, maybeText, readable, ron } from './answer-fields.ts';
import { commissionFacts } from './commission-facts.ts';

/** A partner's commission for a site and period. */
export const commission = z.object({
  commission_id: id(),
  /** The partner's name. */
  name: maybeText(),
  /** ISO 8601 dates, first and last day. */
  period_start: date(),
  period_end: date(),
  /** RON due, or paid. */
  commission: ron(),
  /** Sales of the period in RON; an extension, for explaining the amount. */
  sales: z.nullish(ron()),
  /** Tiers used for the amount, lowest first, each from an amount of sales in RON; an extension. */
  tiers: z.nullish(readable(z.array(z.object({ percent: z.number(), from: z.number() })))),
  paid: flag(),
  /** Due date, ISO 8601; an extension. */
  due_date: z.nullish(date()),
  /** Invoice number for transfers; an extension. */
  invoice_number: maybeText(),
  /** When the partner announced a transfer, ISO 8601; an extension. */
  transfer_told_at: maybeText(),
  /** When and how it was paid, ISO 8601; an extension. */
  paid_at: maybeText(),
  paid_by: maybeText(),
  /** Address of the PDF; absent until the 2nd of the following month (docs/product.md#invoice-day). */
  invoice: maybeText(),
  website_url: maybeText(),
  ...commissionFacts,
});
export type Commission = z.output<typeof commission>;
