import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { order } from '../entities/order.ts';

/** Where a host lacks it, the order is looked up in `listOrders`. */
export const getOrder = defineCall({
  name: 'get-order',
  method: 'GET',
  path: '/api/orders/:id',
  access: 'admin',
  origin: 'extension',
  summary: 'One order.',
  params: z.object({ id: pathId() }),
  response: z.object({ order }),
});
