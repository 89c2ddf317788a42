import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id } from '../entities/answer-fields.ts';
import { rowId } from '../entities/fields.ts';

/** Commissions that one payment takes at most: eight years of a site. */
const MAX_COMMISSIONS = 100;

/**
 * Asked again for the same invoices, the host answers the same payment: two windows pay once. Another
 * choice ends an open payment of the same invoice first.
 */
export const startCommissionPayment = defineCall({
  name: 'start-commission-payment',
  method: 'POST',
  path: '/api/commissions/payments',
  access: 'signed-in',
  capability: 'commission-payments',
  summary: 'Prepares the card payment of own commissions.',
  body: z.object({
    commissionIds: z.array(rowId()).check(
      z.minLength(1),
      z.maxLength(MAX_COMMISSIONS),
      z.refine((ids) => new Set(ids).size === ids.length),
    ),
    /** What the page shows, in bani: another sum is refused before anything is charged. */
    amount: z.int32().check(z.positive()),
  }),
  errors: [
    'commission_not_found',
    'commission_already_paid',
    'commission_not_payable',
    'commission_amount_changed',
    'commission_amount_unpayable',
    'commission_payment_in_progress',
    'payment_provider_failed',
    'rate_limited',
  ],
  response: z.object({
    paymentId: id(),
    /** For the provider's card fields. */
    clientSecret: z.string(),
  }),
});
