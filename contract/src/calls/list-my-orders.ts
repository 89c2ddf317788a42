import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { order } from '../entities/order.ts';

/** Orders placed with this account, cancelled ones included. Amounts are in RON. */
export const listMyOrders = defineCall({
  name: 'list-my-orders',
  method: 'GET',
  path: '/api/orders/mine',
  access: 'signed-in',
  capability: 'my-orders',
  summary: "Lists the caller's orders, newest first.",
  response: z.object({ orders: rows(order) }),
});
