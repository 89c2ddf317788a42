import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { order } from '../entities/order.ts';
import { ORDER_STATUSES } from '../rules/order-status.ts';

/**
 * With `version` a concurrent change is a conflict, not lost. Cancelling restocks the pieces and refunds a
 * paid order.
 */
export const updateOrderStatus = defineCall({
  name: 'update-order-status',
  method: 'PATCH',
  path: '/api/orders/:id/status',
  access: 'admin',
  permission: 'shop',
  capability: 'order-status',
  summary: 'Moves an order to another state, along the allowed transitions.',
  params: z.object({ id: pathId() }),
  body: z.object({ status: z.enum(ORDER_STATUSES), version: z.optional(z.int32()) }),
  errors: ['order_not_found', 'order_transition_refused', 'order_not_accepted', 'version_conflict'],
  response: z.object({ order }),
});
