import * as z from 'zod/mini';
import { date, id, maybeText, ron } from './answer-fields.ts';

/**
 * State of a payment. `open`: nothing charged; `processing`: at the bank; `paid`: its invoices are paid;
 * `returning`, `returned`: being refunded, refunded; `ended`: not paid in time.
 */
export const COMMISSION_PAYMENT_STATES = [
  'open',
  'processing',
  'paid',
  'returning',
  'returned',
  'ended',
] as const;
export type CommissionPaymentState = (typeof COMMISSION_PAYMENT_STATES)[number];

/** A payment of one or more commissions. */
export const commissionPayment = z.object({
  id: id(),
  state: z.enum(COMMISSION_PAYMENT_STATES),
  /** RON. */
  amount: ron(),
  commissions: z.array(
    z.object({
      commission_id: id(),
      website_url: maybeText(),
      period_start: date(),
      period_end: date(),
      /** RON. */
      amount: ron(),
    }),
  ),
});
export type CommissionPayment = z.output<typeof commissionPayment>;
