import * as z from 'zod/mini';
import { email, phone } from './contact-fields.ts';
import { questionnaireAnswers } from './questionnaire-answers.ts';

/** A guest's questionnaire: answers and contact details. */
export const guestAnswers = z.extend(questionnaireAnswers, { email: email(), phone: phone() });
export type GuestAnswers = z.output<typeof guestAnswers>;

/**
 * Extension: helps to detect scripts; absent means nothing. Any text in `website` is accepted: a refusal
 * would reveal the field's purpose to a script.
 */
export const guestSigns = z.object({
  /** Honeypot: contents of a field that people do not see. */
  website: z.optional(z.string()),
  /** Ms from opening the questionnaire to sending it. */
  elapsedMs: z.optional(z.int().check(z.minimum(0))),
});
export type GuestSigns = z.output<typeof guestSigns>;

/** Extension: the site's own reference for the form's place. A host keeps its first 100 characters. */
export const formReference = z.object({ ref: z.optional(z.string()) });

/** Extension: where the form was embedded. Unknown values are ignored, never refused. */
export const guestPlace = z.object({
  embed: z.optional(z.string()),
  page: z.optional(z.string()),
  ...formReference.shape,
});
export type GuestPlace = z.output<typeof guestPlace>;
