import type { Answers, FieldKey } from './answers.ts';
import { FIELD_KEYS, maxLengthOf, optionsOf, questionOf } from './questions.ts';

/**
 * What of `value` can be an answer to a question: only offered options, in the order they are
 * offered, and text of a storable length. Whatever comes in (a field, a stored draft) passes here.
 */
export function cleanAnswer(key: FieldKey, value: unknown): string | string[] {
  const { kind } = questionOf(key);
  if (kind === 'choices') {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
    return optionsOf(key).filter((option) => chosen.includes(option));
  }
  if (typeof value !== 'string') return '';
  if (kind === 'choice') return optionsOf(key).includes(value) ? value : '';
  return value.replaceAll('\0', '').slice(0, maxLengthOf(key));
}

/** Answers out of anything; what is missing or wrong reads as not answered. */
export function cleanAnswers(value: unknown): Answers {
  const given = typeof value === 'object' && value !== null ? value : {};
  const entries = FIELD_KEYS.map((key) => [
    key,
    cleanAnswer(key, (given as Record<string, unknown>)[key]),
  ]);
  return Object.fromEntries(entries) as Answers;
}
