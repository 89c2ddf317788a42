import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { returnReason, seenReturnVersion } from '../entities/return-fields.ts';

/** Only before its check. Its pieces may be returned again. */
export const cancelReturn = defineCall({
  name: 'cancel-return',
  method: 'POST',
  path: '/api/returns/:id/cancel',
  access: 'admin',
  permission: 'shop',
  capability: 'returns',
  summary: 'Cancels a return that the buyer gave up.',
  params: z.object({ id: pathId() }),
  body: z.object({ reason: z.optional(returnReason()), version: seenReturnVersion() }),
  errors: [
    'return_not_found',
    'version_conflict',
    'return_transition_refused',
    'refund_on_the_way',
  ],
  response: z.object({ return: orderReturn }),
});
