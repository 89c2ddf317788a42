import { QUESTION_KEYS, QUESTIONS } from '@vitrina/contract/questionnaire';
import { auditMessages as text } from '../../audit-messages.ts';

/** Name of a field, with its article; the part of an object in brackets. */
export function fieldName(field: string): string {
  const [name = '', part] = field.split('.', 2);
  const known = text.fields[name] ?? name;
  if (!part) return known;
  return text.fields[field] ?? `${known} (${questionOf(part) ?? text.fields[part] ?? part})`;
}

function questionOf(name: string): string | undefined {
  const key = QUESTION_KEYS.find((known) => known === name);
  return key && QUESTIONS[key].label;
}

/** A field and its thing: `starea comenzii 17`, `adresa de e-mail a contului 5`. */
export function fieldOf(field: string, of: string): string {
  const article = text.possessive[field];
  return article ? `${fieldName(field)} ${article} ${of}` : `${fieldName(field)} ${of}`;
}

/** A part of a setting, which is the whole where it has none. */
export const partOf = (field: string, the: string): string =>
  field === 'value' ? the : `${fieldName(field)} (${the})`;
