import { type FieldKey, optionsOf, questionOf } from '@vitrina/contract/questionnaire';
import { withoutBreaks } from '@vitrina/contract/rules/one-line';
import { type Answers, FIELD_KEYS } from './questions.ts';

/**
 * What of `value` can be an answer to a question: only offered options, in the order they are
 * offered, or text. Whatever comes in (a field, a stored draft) passes here.
 */
export function cleanAnswer(key: FieldKey, value: unknown): string | string[] {
  const { kind } = questionOf(key);
  if (kind === 'choices') {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
    return optionsOf(key).filter((option) => chosen.includes(option));
  }
  if (typeof value !== 'string') return '';
  if (kind === 'choice') return optionsOf(key).includes(value) ? value : '';
  const text = value.replaceAll('\0', '');
  return kind === 'lines' ? text : withoutBreaks(text);
}

/** Answers out of anything; what is missing or wrong reads as not answered. */
export function cleanAnswers(value: unknown): Answers {
  const given = recordIn(value);
  return Object.fromEntries(
    FIELD_KEYS.map((key) => [key, cleanAnswer(key, given[key])]),
  ) as Answers;
}

/** The properties of an object; none of anything else. */
export const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
