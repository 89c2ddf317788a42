import * as z from 'zod/mini';
import { email, phone } from './contact-fields.ts';
import { questionnaireAnswers } from './questionnaire-answers.ts';

/** A guest's questionnaire: the answers, and how to reach the person. */
export const guestAnswers = z.extend(questionnaireAnswers, { email: email(), phone: phone() });
export type GuestAnswers = z.output<typeof guestAnswers>;
