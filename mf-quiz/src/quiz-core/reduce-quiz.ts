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
  /** Values the framing site knows, for unanswered questions. */
  | { type: 'prefill'; answers: Partial<Answers> }
  /** Answers just stored by another tab; step and contact stay. */
  | { type: 'follow'; state: QuizState }
  | { type: 'restart' | 'sent' }
  | { type: 'jump'; step: number }
  /** `key`: fresh idempotency key; an unchanged request keeps its own. */
  | { type: 'submit'; key: string }
  | { type: 'failed'; failure: SendFailure };

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
      return startQuiz(state.guest, state.sections);
    default:
      return state;
  }
}

/** While sending only the outcome counts: the screen shows what was sent. */
function reduceWhileSending(state: QuizState, action: QuizAction): QuizState {
  if (action.type === 'sent')
    return { ...startQuiz(state.guest, state.sections), delivery: { status: 'sent' } };
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

function refuse(state: QuizState, step: number): QuizState | null {
  const section = state.sections[step];
  if (!section) return null;
  if (section === CONTACT_SECTION) return refuseContact(state);
  const problems = problemsOfSection(section, state.answers);
  return hasProblems(problems) ? { ...state, step, problems, refusals: state.refusals + 1 } : null;
}

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
