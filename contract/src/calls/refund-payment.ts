import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { paymentIntentId } from '../entities/order-lines.ts';

/** A host without this call answers payments without `orders`, so nothing is offered. */
export const refundPayment = defineCall({
  name: 'refund-payment',
  method: 'POST',
  path: '/api/payments/unplaced/:id/refund',
  access: 'admin',
  permission: 'money',
  capability: 'unplaced-payments',
  summary: 'Refunds a payment without an order.',
  params: z.object({ id: paymentIntentId() }),
  errors: ['payment_not_found'],
  response: acknowledgement,
});
