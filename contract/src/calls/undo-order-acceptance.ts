import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { order } from '../entities/order.ts';

/** Within `UNDO_WINDOW_MS` of the acceptance, before anybody was notified (docs/product.md#undo-window). */
export const undoOrderAcceptance = defineCall({
  name: 'undo-order-acceptance',
  method: 'POST',
  path: '/api/orders/:id/accept/undo',
  access: 'admin',
  permission: 'shop',
  capability: 'order-acceptance',
  summary: 'Undoes an acceptance: its pieces return to the stock, and the order waits again.',
  params: z.object({ id: pathId() }),
  body: z.object({ version: z.int32() }),
  errors: ['order_not_found', 'order_transition_refused', 'version_conflict'],
  response: z.object({ order }),
});
