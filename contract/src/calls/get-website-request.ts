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

/** Without this call the page shows the list's data. */
export const getWebsiteRequest = defineCall({
  name: 'get-website-request',
  method: 'GET',
  path: '/api/website-request/:id',
  access: 'signed-in',
  capability: 'request-details',
  summary:
    "Returns a website request with its answers and the states it reached: the caller's, or any for staff.",
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: z.object({
    data: websiteRequest,
    answers: z.nullish(z.partial(questionnaireAnswers)),
    /** Extension: version of these answers, for `correct-website-request`. */
    answers_version: maybeText(),
    events: rows(requestEvent),
    /** Extension (`embeds`), staff only: null when it was written on the platform. */
    place: z.nullish(requestPlace),
    /** Extension: steps to the live website and their state; empty for a refused request. */
    onboarding: z.nullish(parts(onboardingPart)),
  }),
});
