import { useSyncExternalStore } from 'react';
import type { QuizState } from '../quiz-core/quiz-state.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';

export const useQuizState = ({ subscribe, getState }: QuizStore): QuizState =>
  useSyncExternalStore(subscribe, getState, getState);
