import { sectionsFor } from '@vitrina/contract/questionnaire';
import { type Answers, noAnswers } from './questions.ts';
import { type StepState, startSteps } from './step-state.ts';

/** Everything the questionnaire knows; changed by `reduceQuiz` only. */
export interface QuizState extends StepState {
  readonly answers: Answers;
  /** Idempotency key of the request as it was last sent; `null` once an answer differs. */
  readonly attempt: string | null;
  /** A request of this questionnaire may have been taken: whether to send it again is the person's to say. */
  readonly unsure: boolean;
}

export function startQuiz(guest: boolean): QuizState {
  const sections = sectionsFor(guest);
  return startSteps({
    guest,
    sections,
    total: sections.length,
    answers: noAnswers(),
    attempt: null,
    unsure: false,
  });
}

/** The state that goes on from what was answered before the whole questionnaire was there. */
export function continueQuiz(kept: QuizState, typed: StepState): QuizState {
  const given = Object.entries(typed.answers).filter(([, answer]) => answer.length > 0);
  const isPlaced = kept.step > 0 && typed.reached === 0;
  return {
    ...kept,
    answers: { ...kept.answers, ...Object.fromEntries(given) },
    attempt: given.length > 0 ? null : kept.attempt,
    // Somebody who has gone on already goes on from there.
    step: isPlaced ? kept.step : 0,
    problems: isPlaced ? {} : typed.problems,
    refusals: typed.refusals,
    touched: typed.touched,
  };
}

/** Whether there is anything that a person would lose. */
export const hasAnswers = ({ answers }: QuizState): boolean =>
  Object.values(answers).some((answer) => answer.length > 0);

/** Whether leaving would interrupt a person's work. Opening a kept draft is none yet. */
export const isUnsent = (state: QuizState): boolean =>
  state.delivery.status === 'sending' || (state.touched && hasAnswers(state));
