import type { GuestAnswers, GuestSigns } from '@vitrina/contract/entities/guest-answers';
import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';
import { serializeAnswers } from '@vitrina/contract/rules/questionnaire-answers';
import { contactFrom } from './contact.ts';
import type { QuizState } from './quiz-state.ts';

/**
 * A guest's request includes the contact and, for hosts that support them, signs that tell a script from a
 * person.
 */
export type QuizRequest =
  | { readonly guest: true; readonly body: GuestAnswers; readonly signs: GuestSigns }
  | { readonly guest: false; readonly body: QuestionnaireAnswers };

/**
 * Wire format: all keys, trimmed texts, '' for what does not apply.
 * @param signs of a guest, beside the answers
 */
export function toRequest(
  { guest, answers }: Pick<QuizState, 'guest' | 'answers'>,
  signs: GuestSigns,
): QuizRequest {
  const body = serializeAnswers(answers);
  if (!guest) return { guest, body };
  const contact = contactFrom((key) => answers[key].trim());
  return { guest, body: { ...body, ...contact }, signs };
}
