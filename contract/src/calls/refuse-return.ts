import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { neededReturnReason, seenReturnVersion } from '../entities/return-fields.ts';

/**
 * From `declared` or `checked`; refused once a refund of it has started. Its pieces may be returned again.
 */
export const refuseReturn = defineCall({
  name: 'refuse-return',
  method: 'POST',
  path: '/api/returns/:id/refuse',
  access: 'admin',
  permission: 'shop',
  capability: 'returns',
  summary: 'Refuses a return, with a reason that the buyer sees.',
  params: z.object({ id: pathId() }),
  body: z.object({ reason: neededReturnReason(), version: seenReturnVersion() }),
  errors: [
    'return_not_found',
    'version_conflict',
    'return_transition_refused',
    'refund_on_the_way',
  ],
  response: z.object({ return: orderReturn }),
});
