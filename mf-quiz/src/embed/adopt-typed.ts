import { isContactKey } from '../quiz-core/contact.ts';
import type { StepStore } from '../quiz-core/step-state.ts';

export function adoptTyped(store: StepStore, container: Element): void {
  for (const input of container.querySelectorAll('input')) {
    const { name: key, value } = input;
    if (isContactKey(key) && value) store.dispatch({ type: 'answer', key, value });
  }
}
