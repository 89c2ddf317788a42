import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { savedAnswer } from '../entities/saved-answer.ts';

/** One list for all staff with `sites`. */
export const listSavedAnswers = defineCall({
  name: 'list-saved-answers',
  method: 'GET',
  path: '/api/saved-answers',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Lists saved replies, by name.',
  response: z.object({ data: rows(savedAnswer) }),
});
