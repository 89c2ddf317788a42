import { cleanAnswer } from '../quiz-core/clean-answer.ts';
import { isReview, type QuizState, reviewStep, sectionsOf } from '../quiz-core/quiz-state.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import type { HostPort } from './connect-host.ts';
import { type HostMessage, PREFILL_FIELDS, type PrefillField } from './protocol.ts';

/** Tells the framing page how far one is, without a word of the answers. */
export function tellHost(store: QuizStore, port: HostPort, ref: string): void {
  let before = store.getState();
  port.send({ type: 'ready' });
  port.send(stepOf(before));
  // Typed before this script was there.
  if (before.touched) port.send({ type: 'start' });
  store.subscribe(() => {
    const state = store.getState();
    if (state.touched && !before.touched) port.send({ type: 'start' });
    // Once sent it stands at its beginning again, but is not shown.
    if (state.step !== before.step && state.delivery.status !== 'sent') port.send(stepOf(state));
    if (state.refusals !== before.refusals) port.send({ type: 'error', code: 'incomplete' });
    if (state.delivery !== before.delivery) tellDelivery(state, port, ref);
    before = state;
  });
}

const stepOf = (state: QuizState) =>
  ({
    type: 'step',
    id: isReview(state) ? 'review' : (sectionsOf(state)[state.step]?.id ?? ''),
    index: state.step + 1,
    total: reviewStep(state),
  }) as const;

function tellDelivery({ delivery }: QuizState, port: HostPort, ref: string): void {
  if (delivery.status === 'sent') port.send({ type: 'submit', ref });
  if (delivery.status === 'failed') port.send({ type: 'error', code: delivery.failure.reason });
}

/** Fills in what the site knows of its visitor, where nothing was answered yet. */
export function prefill(store: QuizStore, message: HostMessage): void {
  if (message?.type !== 'prefill' || typeof message.values !== 'object') return;
  const given = PREFILL_FIELDS.map((key): [PrefillField, unknown] => [key, message.values?.[key]])
    .filter((entry): entry is [PrefillField, string] => typeof entry[1] === 'string')
    .map(([key, value]) => [key, cleanAnswer(key, value)]);
  store.dispatch({ type: 'prefill', answers: Object.fromEntries(given) });
}
