import * as z from 'zod/mini';
import { MAX_ANSWER_LENGTH, QUESTION_OPTIONS } from '../questionnaire.ts';
import { text } from './fields.ts';

const LONG = MAX_ANSWER_LENGTH.long;
const SHORT = MAX_ANSWER_LENGTH.short;

/** A free answer; one that is left out reads as ''. */
const answer = (max: number) => z._default(text(max), '');
/** One of the options, or '' when not answered or not applicable (rulings 19). */
const choice = <const T extends string>(options: readonly T[]) => z.enum(['', ...options]);
/** Any number of the options. */
const choices = <const T extends string>(options: readonly T[]) =>
  z.array(z.enum(options)).check(z.maxLength(options.length));

/** The 18 answers of the questionnaire (spec section 3). */
export const questionnaireAnswers = z.object({
  businessName: answer(SHORT),
  websiteUrl: answer(SHORT),
  businessDescription: answer(LONG),
  websiteGoal: answer(LONG),
  needContentHelp: z._default(choice(QUESTION_OPTIONS.needContentHelp), ''),
  hasContent: z._default(choice(QUESTION_OPTIONS.hasContent), ''),
  colorPalette: z._default(choice(QUESTION_OPTIONS.colorPalette), ''),
  avoidColors: answer(SHORT),
  layoutPreference: z._default(choice(QUESTION_OPTIONS.layoutPreference), ''),
  inspirationWebsites: answer(LONG),
  hasLogo: z._default(choice(QUESTION_OPTIONS.hasLogo), ''),
  facturare: z._default(choice(QUESTION_OPTIONS.facturare), ''),
  sistemFacturare: answer(SHORT),
  features: z._default(choices(QUESTION_OPTIONS.features), []),
  domainName: z._default(choice(QUESTION_OPTIONS.domainName), ''),
  paymentMethod: z._default(choices(QUESTION_OPTIONS.paymentMethod), []),
  timeline: answer(SHORT),
  extraNotes: answer(LONG),
});
export type QuestionnaireAnswers = z.output<typeof questionnaireAnswers>;
