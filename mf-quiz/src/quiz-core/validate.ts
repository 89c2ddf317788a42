import type { ContactKey, Section } from '@vitrina/contract/questionnaire';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { type Answers, isContactKey } from './answers.ts';

/** `missing`: required and empty; `invalid`: filled in, but nobody could be reached with it. */
export type Problem = 'missing' | 'invalid';
export type Problems = Readonly<Partial<Record<ContactKey, Problem>>>;

/** Accepts nothing that the contract's schema refuses (a property test holds it), without its library. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

function problemOf(key: ContactKey, answer: string): Problem | null {
  const text = answer.trim();
  if (text === '') return 'missing';
  const valid = key === 'email' ? EMAIL.test(text) : normalizePhone(text) !== null;
  return valid ? null : 'invalid';
}

/** What keeps a person in a section: only contact is required, and only guests have it (spec section 5). */
export function problemsIn(section: Section, answers: Answers): Problems {
  const found = section.questions.filter(isContactKey).flatMap((key) => {
    const problem = problemOf(key, answers[key]);
    return problem ? [[key, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

export const hasProblems = (problems: Problems): boolean => Object.keys(problems).length > 0;
