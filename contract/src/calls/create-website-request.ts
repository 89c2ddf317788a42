import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { questionnaireAnswers } from '../entities/questionnaire-answers.ts';

export const createWebsiteRequest = defineCall({
  name: 'create-website-request',
  method: 'POST',
  path: '/api/website-request',
  access: 'optional',
  summary: 'Sends the questionnaire; a token says whose it is.',
  body: questionnaireAnswers,
  additive: { 'idempotency-key': 'idempotency-key' },
  errors: ['session_expired', 'rate_limited'],
  response: acknowledgement,
});
