import {
  type FieldKey,
  QUESTION_KEYS,
  type QuestionnaireAnswers,
  type Section,
} from '@vitrina/contract/questionnaire';
import { emptyAnswers, isApplicable } from '@vitrina/contract/rules/questionnaire-answers';
import { CONTACT_KEYS, type Contact, isContactKey, noContact } from './contact.ts';

/** The 18 answers, and a guest's contact. */
export type Answers = Contact & Readonly<QuestionnaireAnswers>;

export const FIELD_KEYS: readonly FieldKey[] = [...CONTACT_KEYS, ...QUESTION_KEYS];

export const noAnswers = (): Answers => ({ ...noContact(), ...emptyAnswers() });

export const questionsIn = (section: Section, answers: Answers): readonly FieldKey[] =>
  section.questions.filter((key) => isContactKey(key) || isApplicable(key, answers));

/** Text or single choice; '' for a multiple choice. */
export function textOf(answers: Answers, key: FieldKey): string {
  const answer = answers[key];
  return typeof answer === 'string' ? answer : '';
}

/** Multiple choice; empty for other questions. */
export function choicesOf(answers: Answers, key: FieldKey): readonly string[] {
  const answer = answers[key];
  return typeof answer === 'string' ? [] : answer;
}
