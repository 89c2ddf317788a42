import type { FieldKey, Section } from '@vitrina/contract/questionnaire';
import type { Contact } from './contact.ts';
import { hasProblems, type Problems, problemsIn } from './validate.ts';

/**
 * Why a request was not taken; `unsure`: it may have been, and resending could duplicate it. `detail`: the
 * host's message, if any.
 */
export interface SendFailure {
  readonly reason: 'refused' | 'unreachable' | 'unexpected' | 'unsure';
  readonly detail: string | null;
}

type Delivery =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly failure: SendFailure };

/** State for the wizard; all that the embed's first script knows. */
export interface StepState {
  readonly guest: boolean;
  /** Only a guest's first section in the embed's first script. */
  readonly sections: readonly Section[];
  readonly total: number;
  readonly answers: Contact;
  /** Index of the current section; one past the last is the review. */
  readonly step: number;
  /** Furthest step reached; jumps go up to it. */
  readonly reached: number;
  /** Came from the review for a change: forward returns there. */
  readonly revising: boolean;
  readonly problems: Problems;
  /** Number of refusals; distinguishes one from the last. */
  readonly refusals: number;
  readonly delivery: Delivery;
  /** Answers come from an earlier visit, until the first step in this one. */
  readonly resumed: boolean;
  readonly touched: boolean;
}

export const startSteps = <
  Given extends Pick<StepState, 'guest' | 'sections' | 'total' | 'answers'>,
>(
  given: Given,
): Given & StepState => ({
  step: 0,
  reached: 0,
  revising: false,
  problems: {},
  refusals: 0,
  delivery: { status: 'idle' },
  resumed: false,
  touched: false,
  ...given,
});

export type StepAction =
  | { type: 'answer'; key: FieldKey; value: string | readonly string[] }
  | { type: 'next' | 'back' };

export interface StepStore<State extends StepState = StepState> {
  getState: () => State;
  /** Calls `listener` after each change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: StepAction) => void;
}

export const reviewStep = ({ total }: Pick<StepState, 'total'>): number => total;

export const isReview = ({ step, total }: Pick<StepState, 'step' | 'total'>): boolean =>
  step === total;

export function answerStep<State extends StepState>(
  state: State,
  key: FieldKey,
  value: string | readonly string[],
): State {
  return {
    ...state,
    answers: { ...state.answers, [key]: value },
    touched: true,
    problems: { ...state.problems, [key]: undefined },
    delivery: { status: 'idle' },
  };
}

/** State at the contact section when a guest's contact has problems; `null` otherwise. */
export function refuseContact<State extends StepState>(state: State): State | null {
  const problems = state.guest ? problemsIn(state.answers) : {};
  if (!hasProblems(problems)) return null;
  return { ...state, step: 0, problems, refusals: state.refusals + 1 };
}
