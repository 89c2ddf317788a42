import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { order } from '../entities/order.ts';
import { orderEvent } from '../entities/order-event.ts';

/** Without this call the order is looked up in `listOrders`. */
export const getOrder = defineCall({
  name: 'get-order',
  method: 'GET',
  path: '/api/orders/:id',
  access: 'admin',
  permission: 'shop',
  capability: 'order-details',
  summary: 'Returns one order and its history.',
  params: z.object({ id: pathId() }),
  /** Oldest event first. */
  errors: ['order_not_found'],
  response: z.object({ order, events: z.nullish(rows(orderEvent)) }),
});
