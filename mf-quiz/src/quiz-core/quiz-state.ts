import { sectionsFor } from '@vitrina/contract/questionnaire';
import { type Answers, noAnswers } from './questions.ts';
import { type StepState, startSteps } from './step-state.ts';

export interface QuizState extends StepState {
  readonly answers: Answers;
  /** Idempotency key of the last attempt; `null` once an answer differs. */
  readonly attempt: string | null;
  /** An earlier attempt may have been taken: the person decides whether to resend. */
  readonly unsure: boolean;
}

export function startQuiz(guest: boolean, sections = sectionsFor(guest)): QuizState {
  return startSteps({
    guest,
    sections,
    total: sections.length,
    answers: noAnswers(),
    attempt: null,
    unsure: false,
  });
}

/** Merges answers given before the whole questionnaire had loaded. */
export function continueQuiz(kept: QuizState, typed: StepState): QuizState {
  const given = Object.entries(typed.answers).filter(([, answer]) => answer.length > 0);
  const isPlaced = kept.step > 0 && typed.reached === 0;
  return {
    ...kept,
    answers: { ...kept.answers, ...Object.fromEntries(given) },
    attempt: given.length > 0 ? null : kept.attempt,
    // Someone further along continues there.
    step: isPlaced ? kept.step : 0,
    problems: isPlaced ? {} : typed.problems,
    refusals: typed.refusals,
    touched: typed.touched,
  };
}

export const hasAnswers = ({ answers }: QuizState): boolean =>
  Object.values(answers).some((answer) => answer.length > 0);

/** True when leaving would interrupt work; merely opening a kept draft is not work. */
export const isUnsent = (state: QuizState): boolean =>
  state.delivery.status === 'sending' || (state.touched && hasAnswers(state));
