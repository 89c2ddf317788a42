import * as z from 'zod/mini';
import { email, phone } from './contact-fields.ts';
import { questionnaireAnswers } from './questionnaire-answers.ts';

/** A guest's questionnaire: the answers, and how to reach the person. */
export const guestAnswers = z.extend(questionnaireAnswers, { email: email(), phone: phone() });
export type GuestAnswers = z.output<typeof guestAnswers>;

/**
 * Extension: what tells a script from a person. Left out it says nothing. No text in `website` is
 * refused: a refusal would tell a script what the field is for.
 */
export const guestSigns = z.object({
  /** What stands in a field that no person sees. */
  website: z.optional(z.string()),
  /** Ms from opening the questionnaire to sending it. */
  elapsedMs: z.optional(z.int().check(z.minimum(0))),
});
export type GuestSigns = z.output<typeof guestSigns>;

/** Extension: what the owner of a site calls this place of the form. A host keeps its first 100 characters. */
export const formReference = z.object({ ref: z.optional(z.string()) });

/** Extension: where the form stood. What is not known says nothing, and is never a reason to refuse. */
export const guestPlace = z.object({
  embed: z.optional(z.string()),
  page: z.optional(z.string()),
  ...formReference.shape,
});
export type GuestPlace = z.output<typeof guestPlace>;
