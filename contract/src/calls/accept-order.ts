import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { order } from '../entities/order.ts';

/** Refused without enough stock. Offered only when `accepted_at` is null; hosts without this call omit it. */
export const acceptOrder = defineCall({
  name: 'accept-order',
  method: 'POST',
  path: '/api/orders/:id/accept',
  access: 'admin',
  permission: 'shop',
  capability: 'order-acceptance',
  summary: 'Accepts an order without a verified payment and takes its pieces out of the stock.',
  params: z.object({ id: pathId() }),
  body: z.object({ version: z.optional(z.int32()) }),
  errors: ['order_not_found', 'order_transition_refused', 'version_conflict', 'out_of_stock'],
  response: z.object({ order }),
});
