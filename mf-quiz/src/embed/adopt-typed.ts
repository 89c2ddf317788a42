import { type FieldKey, isContactKey } from '../quiz-core/answers.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';

/** Takes over what was typed, or filled in by the browser, before the script had arrived. */
export function adoptTyped(store: QuizStore, container: Element): void {
  for (const input of container.querySelectorAll('input')) {
    const key = input.name as FieldKey;
    if (isContactKey(key) && input.value)
      store.dispatch({ type: 'answer', key, value: input.value });
  }
}
