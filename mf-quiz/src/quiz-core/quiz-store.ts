import { continueQuiz, hasAnswers, type QuizState, startQuiz } from './quiz-state.ts';
import { type QuizAction, reduceQuiz } from './reduce-quiz.ts';
import type { SendFailure, StepState, StepStore } from './step-state.ts';
import { type QuizRequest, toRequest } from './to-request.ts';

/** `null`: taken. */
export type SendOutcome = SendFailure | null;

/** What the questionnaire needs from outside; each delivery has its own. */
export interface QuizPorts {
  /** Sends one request. The same `key` comes again only with the same answers. */
  send: (request: QuizRequest, key: string) => Promise<SendOutcome>;
  drafts: DraftKeeper;
  /** A fresh idempotency key. */
  newKey: () => string;
}

/** Keeps unsent answers, as well as the browser allows. Never throws. */
export interface DraftKeeper {
  load: () => QuizState | null;
  save: (state: QuizState) => void;
  clear: () => void;
}

export interface QuizStore extends StepStore<QuizState> {
  dispatch: (action: Exclude<QuizAction, { type: 'submit' | 'sent' | 'failed' }>) => void;
  /** @param website what a script wrote into the field that no person sees */
  submit: (website?: string) => void;
}

/**
 * The questionnaire of one visit: state, draft and sending, without any view.
 * @param typed what was answered before it was there
 */
export function createQuizStore(
  guest: boolean,
  { send, drafts, newKey }: QuizPorts,
  typed?: StepState,
): QuizStore {
  const kept = drafts.load() ?? startQuiz(guest);
  let state = typed ? continueQuiz(kept, typed) : kept;
  const listeners = new Set<() => void>();
  // With answers typed before it, the visit began with its document, not with this script.
  const openedAt = typed ? 0 : performance.now();
  /** An earlier visit's answers may be sent at once. */
  const begunEarlier = state.resumed;

  const keep = () => (hasAnswers(state) ? drafts.save(state) : drafts.clear());
  if (typed?.touched) keep();

  const apply = (action: QuizAction) => {
    const before = state;
    state = reduceQuiz(state, action);
    if (state === before) return;
    // What comes from another tab is kept already; keeping it again would go back and forth. What a
    // site fills in is nobody's answer yet.
    if (action.type !== 'follow' && action.type !== 'prefill') keep();
    for (const listener of listeners) listener();
  };

  const deliver = async (request: QuizRequest, key: string) => {
    const outcome = await send(request, key).catch(() => UNEXPECTED);
    apply(outcome ? { type: 'failed', failure: outcome } : { type: 'sent' });
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: apply,
    submit: (website) => {
      const before = state;
      apply({ type: 'submit', key: newKey() });
      // Only the change into sending sends: a second press meets a state that is there already.
      const begins = state !== before && state.delivery.status === 'sending';
      if (!begins || !state.attempt) return;
      const elapsedMs = begunEarlier ? undefined : Math.round(performance.now() - openedAt);
      void deliver(toRequest(state, { website, elapsedMs }), state.attempt);
    },
  };
}

const UNEXPECTED: SendFailure = { reason: 'unexpected', detail: null };
