import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { returnedLines, returnReason } from '../entities/return-fields.ts';

/** Only after shipping, for pieces that are in no other return. */
export const createReturn = defineCall({
  name: 'create-return',
  method: 'POST',
  path: '/api/orders/:id/returns',
  access: 'admin',
  permission: 'shop',
  capability: 'returns',
  summary: 'Opens a return for the buyer of an order and notifies the buyer.',
  params: z.object({ id: pathId() }),
  body: z.object({ lines: returnedLines(), reason: z.optional(returnReason()) }),
  errors: ['order_not_found', 'order_not_returnable', 'return_lines_refused'],
  response: z.object({ return: orderReturn }),
});
