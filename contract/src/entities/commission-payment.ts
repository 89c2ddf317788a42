import * as z from 'zod/mini';
import { date, id, maybeText, ron } from './answer-fields.ts';

/**
 * How far a payment is. `open`: nothing is charged yet; `processing`: the bank is at it; `paid`: its
 * invoices are paid; `returning`, `returned`: the money goes back, or has; `ended`: nobody paid in time.
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

/** One payment of one or more commissions. */
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
