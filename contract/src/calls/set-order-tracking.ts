import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_TRACKING_NUMBER_LENGTH } from '../constants.ts';
import { pathId, text } from '../entities/fields.ts';
import { order } from '../entities/order.ts';
import { COURIER_IDS } from '../rules/couriers.ts';

/** Without this call the form is not shown. */
export const setOrderTracking = defineCall({
  name: 'set-order-tracking',
  method: 'PATCH',
  path: '/api/orders/:id/tracking',
  access: 'admin',
  permission: 'shop',
  capability: 'order-tracking',
  summary: "Sets the courier's tracking number of an order; '' removes it.",
  params: z.object({ id: pathId() }),
  body: z.object({
    trackingNumber: text(MAX_TRACKING_NUMBER_LENGTH),
    version: z.optional(z.int32()),
    /** '' derives it from the number's format; absent keeps the current one. */
    courier: z.optional(z.enum(['', ...COURIER_IDS])),
  }),
  additive: { courier: 'order-page' },
  errors: ['order_not_found', 'version_conflict'],
  response: z.object({ order }),
});
