import { QUESTION_KEYS, QUESTIONS } from '@vitrina/contract/questionnaire';
import { auditMessages as text } from '../../audit-messages.ts';

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

/** Field and thing: `starea comenzii 17`, `adresa de e-mail a contului 5`. */
export function fieldOf(field: string, of: string): string {
  const article = text.possessive[field];
  return article ? `${fieldName(field)} ${article} ${of}` : `${fieldName(field)} ${of}`;
}

export const partOf = (field: string, the: string): string =>
  field === 'value' ? the : `${fieldName(field)} (${the})`;
