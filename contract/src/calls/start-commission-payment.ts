import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id } from '../entities/answer-fields.ts';
import { rowId } from '../entities/fields.ts';

/** Maximum commissions in one payment: eight years of one site. */
const MAX_COMMISSIONS = 100;

/**
 * Idempotent for the same invoices, so two windows pay once. A different choice first ends an open payment
 * that contains one of them.
 */
export const startCommissionPayment = defineCall({
  name: 'start-commission-payment',
  method: 'POST',
  path: '/api/commissions/payments',
  access: 'signed-in',
  capability: 'commission-payments',
  summary: "Prepares the card payment of the caller's commissions.",
  body: z.object({
    commissionIds: z.array(rowId()).check(
      z.minLength(1),
      z.maxLength(MAX_COMMISSIONS),
      z.refine((ids) => new Set(ids).size === ids.length),
    ),
    /** Amount shown on the page, in bani: another amount is refused before charging. */
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
