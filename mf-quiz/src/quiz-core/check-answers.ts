import { type FieldKey, maxLengthOf, type Section } from '@vitrina/contract/questionnaire';
import { isStorable } from '@vitrina/contract/rules/storable-text';
import { type Answers, questionsIn } from './questions.ts';
import type { Problem, Problems } from './validate.ts';

/** Why a text answer cannot be stored. Reported, not truncated, so that nothing is lost unnoticed. */
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
