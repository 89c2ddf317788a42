import type { GuestAnswers } from '@vitrina/contract/entities/guest-answers';
import {
  CONTACT_QUESTIONS,
  type ContactKey,
  MAX_ANSWER_LENGTH,
  QUESTION_OPTIONS,
  QUESTIONS,
  type QuestionKind,
  type Section,
} from '@vitrina/contract/questionnaire';
import { emptyAnswers, isApplicable } from '@vitrina/contract/rules/questionnaire-answers';

/** All answers: the 18, and how to reach a guest ('' for who is signed in). */
export type Answers = GuestAnswers;
export type FieldKey = keyof Answers;

interface Question {
  readonly kind: QuestionKind;
  readonly label: string;
}

const ALL_QUESTIONS: Readonly<Record<FieldKey, Question>> = { ...CONTACT_QUESTIONS, ...QUESTIONS };
const ALL_OPTIONS: Partial<Record<FieldKey, readonly string[]>> = QUESTION_OPTIONS;
/** Longest e-mail address and telephone number that the contract takes. */
const CONTACT_LENGTH: Readonly<Record<ContactKey, number>> = { email: 254, phone: 30 };

export const FIELD_KEYS = Object.keys(ALL_QUESTIONS) as FieldKey[];

export const isContactKey = (key: FieldKey): key is ContactKey => key in CONTACT_QUESTIONS;

export const questionOf = (key: FieldKey): Question => ALL_QUESTIONS[key];

/** The choices a question offers; none when it is answered in words. */
export const optionsOf = (key: FieldKey): readonly string[] => ALL_OPTIONS[key] ?? [];

/** Longest answer in words, in characters. */
export function maxLengthOf(key: FieldKey): number {
  if (isContactKey(key)) return CONTACT_LENGTH[key];
  return questionOf(key).kind === 'lines' ? MAX_ANSWER_LENGTH.long : MAX_ANSWER_LENGTH.short;
}

/** The questions of a section that are asked, given the answers so far. */
export const questionsIn = (section: Section, answers: Answers): readonly FieldKey[] =>
  section.questions.filter((key) => isContactKey(key) || isApplicable(key, answers));

export const noAnswers = (): Answers => ({ email: '', phone: '', ...emptyAnswers() });

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
