import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { order } from '../entities/order.ts';

export const listOrders = defineCall({
  name: 'list-orders',
  method: 'GET',
  path: '/api/orders/admin',
  access: 'admin',
  origin: 'spec',
  summary: 'All orders, the newest first.',
  response: z.object({ orders: z.array(order) }),
});
