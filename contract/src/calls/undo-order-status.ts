import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { order } from '../entities/order.ts';

/**
 * Within `UNDO_WINDOW_MS` of the change, before anything was sent (docs/product.md#undo-window). A
 * cancellation cannot be undone: its refund is on the way.
 */
export const undoOrderStatus = defineCall({
  name: 'undo-order-status',
  method: 'POST',
  path: '/api/orders/:id/status/undo',
  access: 'admin',
  permission: 'shop',
  capability: 'order-status',
  summary: 'Undoes the last change of state.',
  params: z.object({ id: pathId() }),
  body: z.object({ version: z.int32() }),
  errors: ['order_not_found', 'order_transition_refused', 'version_conflict'],
  response: z.object({ order }),
});
