import {
  CONTACT_QUESTIONS,
  MAX_ANSWER_LENGTH,
  QUESTION_OPTIONS,
  QUESTIONS,
  type QuestionKind,
} from '@vitrina/contract/questionnaire';
import { type Answers, CONTACT_LENGTH, type FieldKey, isContactKey } from './answers.ts';

interface Question {
  readonly kind: QuestionKind;
  readonly label: string;
}

const ALL_QUESTIONS: Readonly<Record<FieldKey, Question>> = { ...CONTACT_QUESTIONS, ...QUESTIONS };
const ALL_OPTIONS: Partial<Record<FieldKey, readonly string[]>> = QUESTION_OPTIONS;

export const FIELD_KEYS = Object.keys(ALL_QUESTIONS) as FieldKey[];

export const questionOf = (key: FieldKey): Question => ALL_QUESTIONS[key];

/** The choices a question offers; none when it is answered in words. */
export const optionsOf = (key: FieldKey): readonly string[] => ALL_OPTIONS[key] ?? [];

/** Longest answer in words, in characters. */
export function maxLengthOf(key: FieldKey): number {
  if (isContactKey(key)) return CONTACT_LENGTH[key];
  return questionOf(key).kind === 'lines' ? MAX_ANSWER_LENGTH.long : MAX_ANSWER_LENGTH.short;
}

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
