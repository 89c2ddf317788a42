import {
  type FieldKey,
  QUESTION_KEYS,
  type QuestionnaireAnswers,
  type Section,
} from '@vitrina/contract/questionnaire';
import { emptyAnswers, isApplicable } from '@vitrina/contract/rules/questionnaire-answers';
import { CONTACT_KEYS, type Contact, isContactKey, noContact } from './contact.ts';

/** The 18 answers, and how to reach a guest. */
export type Answers = Contact & Readonly<QuestionnaireAnswers>;

export const FIELD_KEYS: readonly FieldKey[] = [...CONTACT_KEYS, ...QUESTION_KEYS];

export const noAnswers = (): Answers => ({ ...noContact(), ...emptyAnswers() });

/** The questions of a section that are asked, given the answers so far. */
export const questionsIn = (section: Section, answers: Answers): readonly FieldKey[] =>
  section.questions.filter((key) => isContactKey(key) || isApplicable(key, answers));

/** An answer in words or the one that was chosen; '' for a question with several answers. */
export function textOf(answers: Answers, key: FieldKey): string {
  const answer = answers[key];
  return typeof answer === 'string' ? answer : '';
}

/** The answers that were chosen; none for a question with one answer. */
export function choicesOf(answers: Answers, key: FieldKey): readonly string[] {
  const answer = answers[key];
  return typeof answer === 'string' ? [] : answer;
}
