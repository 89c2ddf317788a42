import { CONTACT_QUESTIONS, type ContactKey, type FieldKey } from '@vitrina/contract/questionnaire';
import { isPhone } from '@vitrina/contract/rules/phone';
import { CONTACT_KEYS, type Contact } from './contact.ts';

/**
 * `missing`: required but empty; `invalid`: not a usable contact; `tooLong`, `characters`: no host stores
 * it.
 */
export type Problem = 'missing' | 'invalid' | 'tooLong' | 'characters';
export type Problems = Readonly<Partial<Record<FieldKey, Problem | undefined>>>;

/**
 * Never accepts an e-mail the contract's schema refuses (checked by a property test), without its library.
 */
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

export const problemsIn = (answers: Contact): Problems =>
  Object.fromEntries(CONTACT_KEYS.map((key) => [key, problemOf(key, answers[key])]));

export const hasProblems = (problems: Problems): boolean => Object.values(problems).some(Boolean);
