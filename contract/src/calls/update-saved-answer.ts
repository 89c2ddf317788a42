import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { savedAnswer } from '../entities/saved-answer.ts';
import { savedAnswerInput } from '../entities/saved-answer-input.ts';

/** Any staff member with `sites` may, whoever wrote it. */
export const updateSavedAnswer = defineCall({
  name: 'update-saved-answer',
  method: 'PATCH',
  path: '/api/saved-answers/:id',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Changes a saved reply.',
  params: z.object({ id: pathId() }),
  body: savedAnswerInput(),
  errors: ['saved_answer_exists', 'saved_answer_not_found'],
  response: z.object({ data: savedAnswer }),
});
