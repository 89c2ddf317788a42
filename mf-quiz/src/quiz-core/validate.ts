import { CONTACT_QUESTIONS, type ContactKey, type FieldKey } from '@vitrina/contract/questionnaire';
import { isPhone } from '@vitrina/contract/rules/phone';
import { CONTACT_KEYS, type Contact } from './contact.ts';

/**
 * `missing`: required and empty; `invalid`: filled in, but nobody could be reached with it; `tooLong`,
 * `characters`: no host stores it.
 */
export type Problem = 'missing' | 'invalid' | 'tooLong' | 'characters';
export type Problems = Readonly<Partial<Record<FieldKey, Problem | undefined>>>;

/** The e-mail accepts nothing that the contract's schema refuses (a property test holds it), without its library. */
const IS_USABLE: Readonly<Record<ContactKey, (text: string) => boolean>> = {
  email: (text) => /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text),
  phone: isPhone,
};

function problemOf(key: ContactKey, answer: string): Problem | undefined {
  const text = answer.trim();
  if (text === '') return 'missing';
  if (text.length > CONTACT_QUESTIONS[key].maxLength) return 'tooLong';
  return IS_USABLE[key](text) ? undefined : 'invalid';
}

/** What keeps a guest from going on: only the contact is required. */
export const problemsIn = (answers: Contact): Problems =>
  Object.fromEntries(CONTACT_KEYS.map((key) => [key, problemOf(key, answers[key])]));

export const hasProblems = (problems: Problems): boolean => Object.values(problems).some(Boolean);
