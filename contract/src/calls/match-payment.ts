import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rowId } from '../entities/fields.ts';
import { order } from '../entities/order.ts';
import { paymentIntentId } from '../entities/order-lines.ts';

/** A host without this call answers payments without `orders`, so nothing is offered. */
export const matchPayment = defineCall({
  name: 'match-payment',
  method: 'POST',
  path: '/api/payments/unplaced/:id/match',
  access: 'admin',
  permission: 'shop',
  capability: 'unplaced-payments',
  summary: 'Assigns a payment without an order to an order that waits for one.',
  params: z.object({ id: paymentIntentId() }),
  body: z.object({ orderId: rowId() }),
  errors: [
    'payment_not_found',
    'payment_not_succeeded',
    'payment_refunded',
    'payment_mismatch',
    'order_not_found',
    'out_of_stock',
    'payment_provider_failed',
  ],
  response: z.object({ order }),
});
