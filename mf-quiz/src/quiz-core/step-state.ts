import type { FieldKey, Section } from '@vitrina/contract/questionnaire';
import type { Contact } from './contact.ts';
import { hasProblems, type Problems, problemsIn } from './validate.ts';

/**
 * Why a request was not taken; `unsure`: it may have been, and sent again it would be taken twice.
 * `detail`: the host's own words, where it said any.
 */
export interface SendFailure {
  readonly reason: 'refused' | 'unreachable' | 'unexpected' | 'unsure';
  readonly detail: string | null;
}

type Delivery =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly failure: SendFailure };

/** What the wizard shows of the questionnaire. The embed's first script knows no more than this. */
export interface StepState {
  readonly guest: boolean;
  /** The embed's first script knows a guest's first section only. */
  readonly sections: readonly Section[];
  /** How many sections there are. */
  readonly total: number;
  readonly answers: Contact;
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
  /** Whether the answers come from an earlier visit, until the first step in this one. */
  readonly resumed: boolean;
  /** Whether anything was answered in this visit. */
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

/** What the first section can do; the whole questionnaire does it in the same way. */
export type StepAction =
  | { type: 'answer'; key: FieldKey; value: string | readonly string[] }
  | { type: 'next' | 'back' };

export interface StepStore<State extends StepState = StepState> {
  getState: () => State;
  /** Calls `listener` after each change. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: StepAction) => void;
}

/** The index of the review: the step after the last section. */
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

/** The state at the contact section when a guest cannot be reached with it; `null` otherwise. */
export function refuseContact<State extends StepState>(state: State): State | null {
  const problems = state.guest ? problemsIn(state.answers) : {};
  if (!hasProblems(problems)) return null;
  return { ...state, step: 0, problems, refusals: state.refusals + 1 };
}
