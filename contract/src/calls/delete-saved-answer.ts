import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Any staff member with `sites` may, whoever wrote it. */
export const deleteSavedAnswer = defineCall({
  name: 'delete-saved-answer',
  method: 'DELETE',
  path: '/api/saved-answers/:id',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Removes a saved reply.',
  params: z.object({ id: pathId() }),
  errors: ['saved_answer_not_found'],
  response: acknowledgement,
});
