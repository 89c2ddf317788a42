import { type FieldKey, maxLengthOf, type Section } from '@vitrina/contract/questionnaire';
import { isStorable } from '@vitrina/contract/rules/storable-text';
import { type Answers, questionsIn } from './questions.ts';
import type { Problem, Problems } from './validate.ts';

/** What keeps an answer in words from being stored. It is said, not cut, so that nobody misses a part. */
export function problemOfAnswer(
  key: FieldKey,
  answer: string | readonly string[],
): Problem | undefined {
  if (typeof answer !== 'string') return undefined;
  if (answer.trim().length > maxLengthOf(key)) return 'tooLong';
  return isStorable(answer) ? undefined : 'characters';
}

export const problemsOfSection = (section: Section, answers: Answers): Problems =>
  Object.fromEntries(
    questionsIn(section, answers).map((key) => [key, problemOfAnswer(key, answers[key])]),
  );
