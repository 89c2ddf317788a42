import { useSyncExternalStore } from 'react';
import type { StepState, StepStore } from '../quiz-core/step-state.ts';

export const useQuizState = <State extends StepState>({
  subscribe,
  getState,
}: Pick<StepStore<State>, 'subscribe' | 'getState'>): State =>
  useSyncExternalStore(subscribe, getState, getState);
