import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeId, maybeText } from '../entities/answer-fields.ts';
import { email } from '../entities/contact-fields.ts';
import { delivery } from '../entities/delivery.ts';
import { orderLines, paymentIntentId, shippingCost } from '../entities/order-lines.ts';

/** Buyer and delivery address. */
export const buyer = z.extend(delivery, { email: email() });

/**
 * `paymentIntentId`, `clientSecret` and the answered `orderId` and `orderKey` are extensions. With a
 * payment the call is idempotent: one payment is one order, and the same `orderId` is answered.
 */
export const createOrder = defineCall({
  name: 'create-order',
  method: 'POST',
  path: '/api/orders',
  access: 'optional',
  summary: 'Places an order.',
  body: z.extend(buyer, {
    /** RON. */
    shippingCost: shippingCost(),
    products: orderLines,
    paymentIntentId: z.optional(paymentIntentId()),
    /** Proves that the caller started the payment: knowing its id is not enough to redirect its order. */
    clientSecret: z.optional(z.string().check(z.maxLength(500))),
  }),
  additive: { paymentIntentId: 'payment-orders', clientSecret: 'payment-orders' },
  errors: [
    'payment_not_succeeded',
    'product_not_found',
    'out_of_stock',
    'order_too_large',
    'amount_mismatch',
    'payment_mismatch',
    'payment_refunded',
    'payment_provider_failed',
    'session_expired',
    'rate_limited',
  ],
  response: z.catch(
    z.object({
      orderId: maybeId(),
      message: maybeText(),
      /** Opens the order's page (`get-order-page`); answered to its buyer only. */
      orderKey: maybeText(),
    }),
    {},
  ),
});
