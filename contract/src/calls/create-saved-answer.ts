import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_MESSAGE_LENGTH, MAX_SAVED_TITLE_LENGTH } from '../constants.ts';
import { requiredLines, requiredText } from '../entities/fields.ts';
import { savedAnswer } from '../entities/saved-answer.ts';

/** Names differ by more than capital letters. */
export const createSavedAnswer = defineCall({
  name: 'create-saved-answer',
  method: 'POST',
  path: '/api/saved-answers',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Keeps a text for further conversations.',
  body: z.object({
    title: requiredText(MAX_SAVED_TITLE_LENGTH),
    text: requiredLines(MAX_MESSAGE_LENGTH),
  }),
  errors: ['saved_answer_exists', 'too_many_saved_answers'],
  response: z.object({ data: savedAnswer }),
});
