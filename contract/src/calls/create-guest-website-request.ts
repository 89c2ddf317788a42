import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeText, readable } from '../entities/answer-fields.ts';
import { guestAnswers, guestPlace, guestSigns } from '../entities/guest-answers.ts';
import { user } from '../entities/user.ts';
import { additiveQuestions } from '../questionnaire.ts';

/**
 * Answers neither token nor user for an address that has an account (docs/product.md#known-address). A
 * suspected script gets the same answer, and its request is held for staff.
 */
export const createGuestWebsiteRequest = defineCall({
  name: 'create-guest-website-request',
  method: 'POST',
  path: '/api/guest-website-request',
  access: 'public',
  summary: 'Submits the questionnaire as a guest and creates the account.',
  body: z.extend(guestAnswers, { ...guestSigns.shape, ...guestPlace.shape }),
  additive: {
    ...additiveQuestions(),
    'idempotency-key': 'idempotency-key',
    website: 'script-signs',
    elapsedMs: 'script-signs',
    embed: 'embeds',
    page: 'embeds',
    ref: 'embeds',
  },
  allowsOpaqueOrigin: true,
  errors: ['rate_limited'],
  response: z.object({
    message: maybeText(),
    token: maybeText(),
    user: z.nullish(readable(user)),
    /**
     * Extension: exchanged once by exchange-token within a minute; for the embed, which accepts no session.
     */
    oneTimeToken: maybeText(),
  }),
});
