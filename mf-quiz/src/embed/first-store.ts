import { CONTACT_SECTION } from '@vitrina/contract/questionnaire';
import { noContact } from '../quiz-core/contact.ts';
import { answerStep, refuseContact, type StepStore, startSteps } from '../quiz-core/step-state.ts';

/**
 * Store of a guest's contact until the second script arrives. Going forward is recorded as the step reached.
 * @param total number of all sections
 */
export function createFirstStore(total: number): StepStore {
  let state = startSteps({
    guest: true,
    sections: [CONTACT_SECTION],
    total,
    answers: noContact(),
  });
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => {
      if (action.type === 'answer') state = answerStep(state, action.key, action.value);
      if (action.type === 'next')
        state = refuseContact(state) ?? { ...state, problems: {}, reached: 1 };
      for (const listener of listeners) listener();
    },
  };
}
