import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_ORDER_NOTE_LENGTH } from '../constants.ts';
import { pathId, requiredLines } from '../entities/fields.ts';
import { orderEvent } from '../entities/order-event.ts';

/** Buyers never see it. Without this call the form is not shown. */
export const addOrderNote = defineCall({
  name: 'add-order-note',
  method: 'POST',
  path: '/api/orders/:id/notes',
  access: 'admin',
  permission: 'shop',
  capability: 'order-notes',
  summary: 'Adds an internal note to an order.',
  params: z.object({ id: pathId() }),
  body: z.object({ text: requiredLines(MAX_ORDER_NOTE_LENGTH) }),
  errors: ['order_not_found'],
  response: z.object({ event: orderEvent }),
});
