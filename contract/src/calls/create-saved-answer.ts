import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { savedAnswer } from '../entities/saved-answer.ts';
import { savedAnswerInput } from '../entities/saved-answer-input.ts';

/** Shared by all staff with `sites`; titles are unique. At most `MAX_SAVED_ANSWERS`. */
export const createSavedAnswer = defineCall({
  name: 'create-saved-answer',
  method: 'POST',
  path: '/api/saved-answers',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Saves a reply for reuse in conversations.',
  body: savedAnswerInput(),
  errors: ['saved_answer_exists', 'too_many_saved_answers'],
  response: z.object({ data: savedAnswer }),
});
