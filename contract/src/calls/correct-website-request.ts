import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId, requiredText } from '../entities/fields.ts';
import { questionnaireAnswers } from '../entities/questionnaire-answers.ts';
import { additiveQuestions } from '../questionnaire.ts';

/**
 * The owner replaces the answers while the request is `pending`. `answers_version` comes from
 * `get-website-request`: a concurrent change is a conflict, not lost.
 */
export const correctWebsiteRequest = defineCall({
  name: 'correct-website-request',
  method: 'PUT',
  path: '/api/website-request/:id',
  access: 'signed-in',
  capability: 'request-corrections',
  summary: "Replaces the answers of the caller's request before work begins.",
  params: z.object({ id: pathId() }),
  body: z.extend(questionnaireAnswers, { answers_version: requiredText(64) }),
  additive: additiveQuestions(),
  errors: [
    'website_request_not_found',
    'request_begun',
    'request_ended',
    'version_conflict',
    'rate_limited',
  ],
  response: acknowledgement,
});
