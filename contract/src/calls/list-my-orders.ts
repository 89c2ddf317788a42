import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { order } from '../entities/order.ts';

export const listMyOrders = defineCall({
  name: 'list-my-orders',
  method: 'GET',
  path: '/api/orders/mine',
  access: 'signed-in',
  origin: 'extension',
  summary: 'The own orders, the newest first.',
  response: z.object({ orders: z.array(order) }),
});
