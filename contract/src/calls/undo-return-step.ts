import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { seenReturnVersion } from '../entities/return-fields.ts';

/** Within `UNDO_WINDOW_MS`; refused once its mail was sent, or its refund has started. */
export const undoReturnStep = defineCall({
  name: 'undo-return-step',
  method: 'POST',
  path: '/api/returns/:id/undo',
  access: 'admin',
  permission: 'shop',
  capability: 'returns',
  summary: 'Undoes the last step of a return, before the buyer is notified.',
  params: z.object({ id: pathId() }),
  body: z.object({ version: seenReturnVersion() }),
  errors: [
    'return_not_found',
    'version_conflict',
    'return_transition_refused',
    'return_lines_refused',
  ],
  response: z.object({ return: orderReturn }),
});
