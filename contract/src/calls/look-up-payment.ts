import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { lookedUpPayment } from '../entities/looked-up-payment.ts';

/**
 * For a browser returning from the bank that did not start the purchase. The secret is in the body, because
 * addresses are logged.
 */
export const lookUpPayment = defineCall({
  name: 'look-up-payment',
  method: 'POST',
  path: '/api/payments/look-up',
  access: 'public',
  capability: 'payment-look-up',
  summary: 'Returns the state of a payment to the holder of its client secret.',
  body: z.object({
    clientSecret: z.string().check(z.regex(/^pi_[A-Za-z0-9_]{1,250}_secret_[A-Za-z0-9_]{1,240}$/)),
  }),
  errors: ['payment_not_found', 'payment_provider_failed', 'rate_limited'],
  response: lookedUpPayment,
});
