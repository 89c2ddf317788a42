import { type FieldKey, optionsOf, questionOf } from '@vitrina/contract/questionnaire';
import { withoutBreaks } from '@vitrina/contract/rules/one-line';
import { type Answers, FIELD_KEYS } from './questions.ts';

/**
 * The part of `value` that is a valid answer: offered options, in their order, or text. All input (fields,
 * stored drafts) passes here.
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

/** Answers from any value; missing or invalid ones are unanswered. */
export function cleanAnswers(value: unknown): Answers {
  const given = recordIn(value);
  return Object.fromEntries(
    FIELD_KEYS.map((key) => [key, cleanAnswer(key, given[key])]),
  ) as Answers;
}

/** Properties of an object; empty for anything else. */
export const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
