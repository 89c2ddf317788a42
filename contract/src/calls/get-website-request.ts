import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeFlag, maybeKnown, maybeText, parts, rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { questionnaireAnswers } from '../entities/questionnaire-answers.ts';
import { requestEvent } from '../entities/request-event.ts';
import { requestPlace } from '../entities/request-place.ts';
import { websiteRequest } from '../entities/website-request.ts';
import { ONBOARDING_STEPS } from '../rules/onboarding-steps.ts';

const onboardingPart = z.object({ step: maybeKnown(ONBOARDING_STEPS), done: maybeFlag() });

/** Where a host lacks it, the page shows what the list told. */
export const getWebsiteRequest = defineCall({
  name: 'get-website-request',
  method: 'GET',
  path: '/api/website-request/:id',
  access: 'signed-in',
  capability: 'request-details',
  summary:
    'A website request with its answers and the states it reached: an own one, or any for an admin.',
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: z.object({
    data: websiteRequest,
    answers: z.nullish(z.partial(questionnaireAnswers)),
    /** Extension: names these answers, for `correct-website-request`. */
    answers_version: maybeText(),
    events: rows(requestEvent),
    /** Extension (`embeds`), for staff alone: null where it was written on the platform. */
    place: z.nullish(requestPlace),
    /** Extension: what leads to the live website, and what of it is done; of a refused one nothing. */
    onboarding: z.nullish(parts(onboardingPart)),
  }),
});
