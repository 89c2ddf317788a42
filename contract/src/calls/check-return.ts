import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { checkedLines, seenReturnVersion } from '../entities/return-fields.ts';

/** Needs every line of a received return; accepts at most the arrived pieces, fewer only with a reason. */
export const checkReturn = defineCall({
  name: 'check-return',
  method: 'POST',
  path: '/api/returns/:id/check',
  access: 'admin',
  permission: 'shop',
  capability: 'returns',
  summary: 'Records, for each line of a return, the pieces accepted and the amount to refund.',
  params: z.object({ id: pathId() }),
  body: z.object({ lines: checkedLines(), version: seenReturnVersion() }),
  errors: [
    'return_not_found',
    'version_conflict',
    'return_transition_refused',
    'return_lines_refused',
  ],
  response: z.object({ return: orderReturn }),
});
