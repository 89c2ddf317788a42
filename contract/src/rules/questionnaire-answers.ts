import type { QuestionnaireAnswers } from '../entities/questionnaire-answers.ts';
import type { QuestionKey } from '../questionnaire.ts';

/** Answers nobody has given yet. */
export const emptyAnswers = (): QuestionnaireAnswers => ({
  businessName: '',
  websiteUrl: '',
  businessDescription: '',
  websiteGoal: '',
  needContentHelp: '',
  hasContent: '',
  colorPalette: '',
  avoidColors: '',
  layoutPreference: '',
  inspirationWebsites: '',
  hasLogo: '',
  facturare: '',
  sistemFacturare: '',
  features: [],
  domainName: '',
  paymentMethod: [],
  timeline: '',
  extraNotes: '',
});

/** Whether a question is asked, given the answers so far: the billing system only if there is one (rulings 19). */
export const isApplicable = (
  key: QuestionKey,
  answers: Pick<QuestionnaireAnswers, 'facturare'>,
): boolean => key !== 'sistemFacturare' || answers.facturare === 'Da';

const trimmed = <T extends string | readonly string[]>(answer: T): T =>
  (typeof answer === 'string' ? answer.trim() : answer) as T;

/**
 * What goes on the wire: always all 18 keys, free text trimmed, and '' for a question that does
 * not apply, whatever had been typed there before (rulings 19).
 */
export function serializeAnswers(answers: QuestionnaireAnswers): QuestionnaireAnswers {
  const complete = { ...emptyAnswers(), ...answers };
  const entries = (Object.keys(emptyAnswers()) as QuestionKey[]).map((key) => [
    key,
    isApplicable(key, complete) ? trimmed(complete[key]) : '',
  ]);
  return Object.fromEntries(entries) as QuestionnaireAnswers;
}
