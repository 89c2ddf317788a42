import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { returnedLines, seenReturnVersion } from '../entities/return-fields.ts';

/** Only from `declared`; a return declared without lines needs them here. */
export const receiveReturn = defineCall({
  name: 'receive-return',
  method: 'POST',
  path: '/api/returns/:id/receive',
  access: 'admin',
  permission: 'shop',
  capability: 'returns',
  summary: 'Records that the pieces of a return arrived.',
  params: z.object({ id: pathId() }),
  body: z.object({
    /** Arrived pieces; by default those declared. */
    lines: z.optional(returnedLines()),
    version: seenReturnVersion(),
  }),
  errors: [
    'return_not_found',
    'version_conflict',
    'return_transition_refused',
    'order_not_returnable',
    'return_lines_refused',
  ],
  response: z.object({ return: orderReturn }),
});
