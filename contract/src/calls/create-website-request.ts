import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { formReference } from '../entities/guest-answers.ts';
import { questionnaireAnswers } from '../entities/questionnaire-answers.ts';
import { additiveQuestions } from '../questionnaire.ts';

/**
 * Anonymous without a token; an invalid token is refused, because nobody could answer its sender.
 * Idempotent.
 */
export const createWebsiteRequest = defineCall({
  name: 'create-website-request',
  method: 'POST',
  path: '/api/website-request',
  access: 'optional',
  summary: 'Submits the questionnaire, for the account of the token if there is one.',
  body: z.extend(questionnaireAnswers, formReference.shape),
  additive: { ...additiveQuestions(), 'idempotency-key': 'idempotency-key', ref: 'embeds' },
  errors: ['session_expired', 'rate_limited'],
  response: acknowledgement,
});
