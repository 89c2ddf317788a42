import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeText } from '../entities/answer-fields.ts';
import { orderKey } from '../entities/order-key.ts';

/** Holders of an old link get a fresh one, mailed to the buyer. */
export const sendOrderLink = defineCall({
  name: 'send-order-link',
  method: 'POST',
  path: '/api/order-page/link',
  access: 'public',
  capability: 'order-page',
  summary: 'Sends the confirmation of an order, with a new link, to the buyer.',
  body: z.object({ key: orderKey() }),
  errors: ['order_not_found', 'rate_limited'],
  response: z.object({ message: maybeText() }),
});
