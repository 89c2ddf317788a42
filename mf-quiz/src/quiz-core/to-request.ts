import type { GuestSigns } from '@vitrina/contract/entities/guest-answers';
import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';
import { serializeAnswers } from '@vitrina/contract/rules/questionnaire-answers';
import { type Contact, contactFrom } from './contact.ts';
import type { QuizState } from './quiz-state.ts';

/** Without questions that the host does not know. */
type SentAnswers = Partial<QuestionnaireAnswers>;

/**
 * A guest's request includes the contact and, for hosts that support them, signs that tell a script from a
 * person.
 */
export type QuizRequest =
  | { readonly guest: true; readonly body: SentAnswers & Contact; readonly signs: GuestSigns }
  | { readonly guest: false; readonly body: SentAnswers };

/**
 * Wire format: all keys of the sections, trimmed texts, '' for what does not apply.
 * @param signs of a guest, beside the answers
 */
export function toRequest(
  { guest, answers, sections }: Pick<QuizState, 'guest' | 'answers' | 'sections'>,
  signs: GuestSigns,
): QuizRequest {
  const asked = new Set<string>(sections.flatMap(({ questions }) => questions));
  const body: SentAnswers = Object.fromEntries(
    Object.entries(serializeAnswers(answers)).filter(([key]) => asked.has(key)),
  );
  if (!guest) return { guest, body };
  const contact = contactFrom((key) => answers[key].trim());
  return { guest, body: { ...body, ...contact }, signs };
}
