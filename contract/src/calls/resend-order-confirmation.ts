import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Refused once the buyer is erased. Without this call the button is not shown. */
export const resendOrderConfirmation = defineCall({
  name: 'resend-order-confirmation',
  method: 'POST',
  path: '/api/orders/:id/resend-confirmation',
  access: 'admin',
  permission: 'shop',
  capability: 'order-mails',
  summary: 'Sends the confirmation of an order again.',
  params: z.object({ id: pathId() }),
  errors: ['order_not_found', 'buyer_erased'],
  response: acknowledgement,
});
