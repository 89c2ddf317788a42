import { CONTACT_SECTION, type FieldKey } from '@vitrina/contract/questionnaire';
import { problemsOfSection } from './check-answers.ts';
import { contactOf } from './contact.ts';
import type { Answers } from './questions.ts';
import { type QuizState, startQuiz } from './quiz-state.ts';
import {
  answerStep,
  isReview,
  refuseContact,
  reviewStep,
  type SendFailure,
  type StepAction,
} from './step-state.ts';
import { hasProblems } from './validate.ts';

export type QuizAction =
  | StepAction
  /** What the site around the frame knows of its visitor, for what is not answered yet. */
  | { type: 'prefill'; answers: Partial<Answers> }
  /** Answers that another tab has just kept: the place on the screen and the contact stay. */
  | { type: 'follow'; state: QuizState }
  | { type: 'restart' | 'sent' }
  | { type: 'jump'; step: number }
  /** `key`: a fresh idempotency key; a request that did not change keeps the one it had. */
  | { type: 'submit'; key: string }
  | { type: 'failed'; failure: SendFailure };

/** The next state; the same object when the action changes nothing. */
export function reduceQuiz(state: QuizState, action: QuizAction): QuizState {
  const { status } = state.delivery;
  if (status === 'sent') return state;
  if (status === 'sending') return reduceWhileSending(state, action);
  switch (action.type) {
    case 'answer':
      return { ...answerStep(state, action.key, action.value), attempt: null };
    case 'next':
      return forward(state, state.revising ? reviewStep(state) : state.step + 1);
    case 'back':
      return state.step === 0 ? state : show(state, state.step - 1);
    case 'jump':
      return jump(state, action.step);
    case 'submit':
      return submit(state, action.key);
    case 'prefill':
      return prefill(state, action.answers);
    case 'follow':
      return follow(state, action.state);
    case 'restart':
      return startQuiz(state.guest);
    default:
      return state;
  }
}

/** While a request is under way only its end counts: what was sent is what is on the screen. */
function reduceWhileSending(state: QuizState, action: QuizAction): QuizState {
  if (action.type === 'sent') return { ...startQuiz(state.guest), delivery: { status: 'sent' } };
  if (action.type !== 'failed') return state;
  const { failure } = action;
  const unsure = state.unsure || failure.reason === 'unsure';
  return { ...state, unsure, delivery: { status: 'failed', failure } };
}

function prefill(state: QuizState, given: Partial<Answers>): QuizState {
  const fitting = Object.entries(given).filter(
    ([key, value]) => value.length > 0 && state.answers[key as FieldKey].length === 0,
  );
  if (fitting.length === 0) return state;
  return { ...state, answers: { ...state.answers, ...Object.fromEntries(fitting) }, attempt: null };
}

function follow(state: QuizState, other: QuizState): QuizState {
  const { reached, attempt, unsure } = other;
  const answers = { ...other.answers, ...contactOf(state.answers) };
  return { ...state, answers, reached, attempt, unsure, step: Math.min(state.step, reached) };
}

const show = (state: QuizState, step: number): QuizState => ({
  ...state,
  step,
  reached: Math.max(state.reached, step),
  revising: false,
  problems: {},
  resumed: false,
});

/** The state at a section that needs correcting; `null` otherwise. */
function refuse(state: QuizState, step: number): QuizState | null {
  const section = state.sections[step];
  if (!section) return null;
  if (section === CONTACT_SECTION) return refuseContact(state);
  const problems = problemsOfSection(section, state.answers);
  return hasProblems(problems) ? { ...state, step, problems, refusals: state.refusals + 1 } : null;
}

/** Goes on to `target`, unless the section on the screen needs correcting. */
function forward(state: QuizState, target: number): QuizState {
  if (target > reviewStep(state)) return state;
  return refuse(state, state.step) ?? show(state, target);
}

function jump(state: QuizState, step: number): QuizState {
  if (!Number.isInteger(step) || step < 0 || step > state.reached || step === state.step) {
    return state;
  }
  if (step > state.step) return forward(state, step);
  return { ...show(state, step), revising: isReview(state) };
}

function submit(state: QuizState, key: string): QuizState {
  if (!isReview(state)) return state;
  for (const step of state.sections.keys()) {
    const refused = refuse(state, step);
    if (refused) return { ...refused, revising: true };
  }
  return { ...state, delivery: { status: 'sending' }, attempt: state.attempt ?? key };
}
