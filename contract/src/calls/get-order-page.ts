import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orderKey } from '../entities/order-key.ts';
import { orderPage } from '../entities/order-page.ts';

/** The key is in the body, because addresses are logged. */
export const getOrderPage = defineCall({
  name: 'get-order-page',
  method: 'POST',
  path: '/api/order-page',
  access: 'public',
  capability: 'order-page',
  summary: 'Returns one order to the holder of its link.',
  body: z.object({ key: orderKey() }),
  /** An invalid or expired key is answered as not found. */
  errors: ['order_not_found', 'rate_limited'],
  response: orderPage,
});
