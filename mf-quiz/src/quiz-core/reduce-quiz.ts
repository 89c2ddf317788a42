import type { Answers, FieldKey } from './answers.ts';
import {
  type QuizState,
  reviewStep,
  type SendFailure,
  sectionsOf,
  startQuiz,
} from './quiz-state.ts';
import { hasProblems, problemsIn } from './validate.ts';

export type QuizAction =
  | { type: 'answer'; key: FieldKey; value: string | readonly string[] }
  /** What the site around the frame knows of its visitor, for what is not answered yet. */
  | { type: 'prefill'; answers: Partial<Answers> }
  /** Answers of an earlier visit, which came late: what was typed meanwhile stays. */
  | { type: 'resume'; state: QuizState }
  /** Answers that another tab has just kept: the place on the screen and the contact stay. */
  | { type: 'follow'; state: QuizState }
  | { type: 'next' | 'back' | 'restart' | 'sent' }
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
      return answer(state, action.key, action.value);
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
    case 'resume':
      return resume(state, action.state);
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
  return { ...state, delivery: { status: 'failed', failure: action.failure } };
}

function answer(state: QuizState, key: FieldKey, value: string | readonly string[]): QuizState {
  const others = Object.entries(state.problems).filter(([field]) => field !== key);
  return {
    ...state,
    answers: { ...state.answers, [key]: value },
    touched: true,
    problems: Object.fromEntries(others),
    delivery: { status: 'idle' },
    attempt: null,
  };
}

function prefill(state: QuizState, given: Partial<Answers>): QuizState {
  const fitting = Object.entries(given).filter(
    ([key, value]) => value.length > 0 && state.answers[key as FieldKey].length === 0,
  );
  if (fitting.length === 0) return state;
  return { ...state, answers: { ...state.answers, ...Object.fromEntries(fitting) }, attempt: null };
}

function resume(state: QuizState, draft: QuizState): QuizState {
  if (state.step > 0) return state;
  const typed = Object.entries(state.answers).filter(([, answer]) => answer.length > 0);
  const answers = { ...draft.answers, ...Object.fromEntries(typed) };
  const attempt = typed.length > 0 ? null : draft.attempt;
  return { ...draft, answers, attempt, touched: state.touched };
}

function follow(state: QuizState, { answers, reached, attempt }: QuizState): QuizState {
  const { email, phone } = state.answers;
  const step = Math.min(state.step, reached);
  return { ...state, answers: { ...answers, email, phone }, reached, attempt, step };
}

const show = (state: QuizState, step: number): QuizState => ({
  ...state,
  step,
  reached: Math.max(state.reached, step),
  revising: false,
  problems: {},
  resumed: false,
});

/** Goes on to `target`, or to the first section on the way that needs correcting. */
function forward(state: QuizState, target: number): QuizState {
  if (target > reviewStep(state)) return state;
  const blocked = firstBlocked(state, state.step, target);
  return blocked ?? show(state, target);
}

function jump(state: QuizState, step: number): QuizState {
  if (!Number.isInteger(step) || step < 0 || step > state.reached || step === state.step) {
    return state;
  }
  if (step > state.step) return forward(state, step);
  return { ...show(state, step), revising: state.step === reviewStep(state) };
}

function submit(state: QuizState, key: string): QuizState {
  const review = reviewStep(state);
  if (state.step !== review) return state;
  const blocked = firstBlocked(state, 0, review);
  if (blocked) return { ...blocked, revising: true };
  return { ...state, delivery: { status: 'sending' }, attempt: state.attempt ?? key };
}

/** The state at the first section from `from` up to `to` that has a problem; `null` when none has. */
function firstBlocked(state: QuizState, from: number, to: number): QuizState | null {
  const sections = sectionsOf(state).slice(from, to);
  const found = sections.findIndex((section) => hasProblems(problemsIn(section, state.answers)));
  const section = sections[found];
  if (!section) return null;
  return {
    ...state,
    step: from + found,
    problems: problemsIn(section, state.answers),
    refusals: state.refusals + 1,
  };
}
