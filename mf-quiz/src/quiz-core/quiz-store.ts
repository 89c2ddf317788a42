import type { Capability } from '@vitrina/contract/capabilities';
import { sectionsFor } from '@vitrina/contract/questionnaire';
import { continueQuiz, hasAnswers, type QuizState, startQuiz } from './quiz-state.ts';
import { type QuizAction, reduceQuiz } from './reduce-quiz.ts';
import type { SendFailure, StepState, StepStore } from './step-state.ts';
import { type QuizRequest, toRequest } from './to-request.ts';

/** `null`: taken. */
export type SendOutcome = SendFailure | null;

export interface QuizPorts {
  /** Sends one request. A `key` repeats only with the same answers. */
  send: (request: QuizRequest, key: string) => Promise<SendOutcome>;
  drafts: DraftKeeper;
  newKey: () => string;
  /** Whether the host has a capability: questions that need another are neither asked nor sent. */
  can: (capability: Capability) => boolean;
}

/** Keeps unsent answers, as far as the browser allows. Never throws. */
export interface DraftKeeper {
  load: () => QuizState | null;
  save: (state: QuizState) => void;
  clear: () => void;
}

export interface QuizStore extends StepStore<QuizState> {
  dispatch: (action: Exclude<QuizAction, { type: 'submit' | 'sent' | 'failed' }>) => void;
  /** @param website value of the honeypot */
  submit: (website?: string) => void;
}

/**
 * The questionnaire of one visit: state, draft and sending, without a view.
 * @param typed answers given before it loaded
 */
export function createQuizStore(
  guest: boolean,
  { send, drafts, newKey, can }: QuizPorts,
  typed?: StepState,
): QuizStore {
  const sections = sectionsFor(guest, can);
  const kept = { ...(drafts.load() ?? startQuiz(guest)), sections };
  let state = typed ? continueQuiz(kept, typed) : kept;
  const listeners = new Set<() => void>();
  // With earlier answers, the visit began with the document, not this script.
  const openedAt = typed ? 0 : performance.now();
  /** Answers of an earlier visit may be sent at once. */
  const begunEarlier = state.resumed;

  const keep = () => (hasAnswers(state) ? drafts.save(state) : drafts.clear());
  if (typed?.touched) keep();

  const apply = (action: QuizAction) => {
    const before = state;
    state = reduceQuiz(state, action);
    if (state === before) return;
    // `follow` is already stored: storing it again would ping-pong between tabs. Prefill is not a person's
    // answer.
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
      // Sends only on entering `sending`: a second press finds it already there.
      const begins = state !== before && state.delivery.status === 'sending';
      if (!begins || !state.attempt) return;
      const elapsedMs = begunEarlier ? undefined : Math.round(performance.now() - openedAt);
      void deliver(toRequest(state, { website, elapsedMs }), state.attempt);
    },
  };
}

const UNEXPECTED: SendFailure = { reason: 'unexpected', detail: null };
