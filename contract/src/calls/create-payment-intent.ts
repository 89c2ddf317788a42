import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_CHARGE_BANI, MIN_CHARGE_BANI } from '../constants.ts';
import { maybeText } from '../entities/answer-fields.ts';
import { email } from '../entities/contact-fields.ts';
import { delivery } from '../entities/delivery.ts';
import { orderLines, shippingCost } from '../entities/order-lines.ts';

/**
 * All of the body except `amount` is an extension: with `products` the host computes the amount and refuses
 * any other, because the browser cannot be trusted with it.
 */
export const createPaymentIntent = defineCall({
  name: 'create-payment-intent',
  method: 'POST',
  path: '/api/create-payment-intent',
  access: 'optional',
  summary: 'Prepares a card payment.',
  body: z.object({
    /** Bani. */
    amount: z.int().check(z.minimum(MIN_CHARGE_BANI), z.maximum(MAX_CHARGE_BANI)),
    products: z.optional(orderLines),
    /** RON. */
    shippingCost: z.optional(shippingCost()),
    email: z.optional(email()),
    /** With it the order is placed even if the browser is closed before the payment succeeds. */
    delivery: z.optional(delivery),
    /** One per checkout: the same key returns the same intent, with the new amount. */
    checkoutKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/))),
  }),
  additive: {
    authorization: 'payment-orders',
    products: 'payment-orders',
    shippingCost: 'payment-orders',
    email: 'payment-orders',
    delivery: 'payment-orders',
    checkoutKey: 'payment-orders',
  },
  errors: [
    'session_expired',
    'product_not_found',
    'out_of_stock',
    'pieces_held',
    'too_many_pieces',
    'order_too_large',
    'amount_mismatch',
    'payment_mismatch',
    'payment_provider_failed',
    'rate_limited',
  ],
  response: z.object({
    clientSecret: z.string().check(z.minLength(1)),
    paymentIntentId: maybeText(),
  }),
});
