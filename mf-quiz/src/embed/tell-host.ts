import { PREFILL_FIELDS } from '@vitrina/quiz-element/events';
import { problemOfAnswer } from '../quiz-core/check-answers.ts';
import { cleanAnswer, recordIn } from '../quiz-core/clean-answer.ts';
import type { QuizState } from '../quiz-core/quiz-state.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { isReview, reviewStep } from '../quiz-core/step-state.ts';
import type { HostPort } from './connect-host.ts';

/** Reports progress to the framing page, never answers. */
export function tellHost(store: QuizStore, port: HostPort, ref: string): void {
  let before = store.getState();
  port.send({ type: 'ready' });
  port.send(stepOf(before));
  // Typed before this script arrived.
  if (before.touched) port.send({ type: 'start' });
  store.subscribe(() => {
    const state = store.getState();
    if (state.touched && !before.touched) port.send({ type: 'start' });
    // After sending, the hidden form resets to step one.
    if (state.step !== before.step && state.delivery.status !== 'sent') port.send(stepOf(state));
    if (state.refusals !== before.refusals) port.send({ type: 'error', code: 'incomplete' });
    if (state.delivery !== before.delivery) tellDelivery(state, port, ref);
    before = state;
  });
}

const stepOf = (state: QuizState) =>
  ({
    type: 'step',
    id: isReview(state) ? 'review' : (state.sections[state.step]?.id ?? ''),
    // The review counts as the last section, as on screen.
    index: Math.min(state.step + 1, reviewStep(state)),
    total: reviewStep(state),
  }) as const;

function tellDelivery({ delivery }: QuizState, port: HostPort, ref: string): void {
  if (delivery.status === 'sent') port.send({ type: 'submit', ref });
  if (delivery.status === 'failed') port.send({ type: 'error', code: delivery.failure.reason });
}

export function prefill(store: QuizStore, message: unknown): void {
  const { type, values } = recordIn(message);
  if (type !== 'prefill') return;
  const given = recordIn(values);
  const answers = PREFILL_FIELDS.map((key) => {
    const answer = cleanAnswer(key, given[key]);
    return [key, problemOfAnswer(key, answer) ? '' : answer];
  });
  store.dispatch({ type: 'prefill', answers: Object.fromEntries(answers) });
}
