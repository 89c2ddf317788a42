import { type Section, sectionsFor } from '@vitrina/contract/questionnaire';
import { type Answers, noAnswers } from './answers.ts';
import type { Problems } from './validate.ts';

/** Why a request was not taken. `detail`: the host's own words, where it said any. */
export interface SendFailure {
  readonly reason: 'refused' | 'unreachable' | 'unexpected';
  readonly detail: string | null;
}

export type Delivery =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly failure: SendFailure };

/** Everything the questionnaire knows; changed by `reduceQuiz` only. */
export interface QuizState {
  readonly guest: boolean;
  readonly answers: Answers;
  /** Index of the section on the screen; one past the last is the review. */
  readonly step: number;
  /** Furthest step reached: one may jump to it and to all before it. */
  readonly reached: number;
  /** Came from the review to change something: forward leads back there. */
  readonly revising: boolean;
  readonly problems: Problems;
  /** How often going on was refused; tells a refusal from the one before it. */
  readonly refusals: number;
  readonly delivery: Delivery;
  /** Idempotency key of the request as it was last sent; `null` once an answer differs. */
  readonly attempt: string | null;
  /** Whether the answers come from an earlier visit, until the first step in this one. */
  readonly resumed: boolean;
  /** Whether anything was answered in this visit. */
  readonly touched: boolean;
}

export const startQuiz = (guest: boolean): QuizState => ({
  guest,
  answers: noAnswers(),
  step: 0,
  reached: 0,
  revising: false,
  problems: {},
  refusals: 0,
  delivery: { status: 'idle' },
  attempt: null,
  resumed: false,
  touched: false,
});

export const sectionsOf = ({ guest }: Pick<QuizState, 'guest'>): readonly Section[] =>
  sectionsFor(guest);

/** Index of the review: the step after the last section. */
export const reviewStep = (state: Pick<QuizState, 'guest'>): number => sectionsOf(state).length;

export const isReview = (state: QuizState): boolean => state.step === reviewStep(state);

/** Whether there is anything that a person would lose. */
export const hasAnswers = ({ answers }: QuizState): boolean =>
  Object.values(answers).some((answer) => answer.length > 0);

/** Whether leaving would interrupt a person's work. Opening a kept draft is none yet. */
export const isUnsent = (state: QuizState): boolean =>
  state.delivery.status === 'sending' || (state.touched && hasAnswers(state));
