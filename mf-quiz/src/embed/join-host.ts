import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { applyAccent } from './apply-accent.ts';
import { CLOSE_EVENT } from './close-button.tsx';
import { connectHost, type HostPort } from './connect-host.ts';
import type { Visit } from './count-visit.ts';
import type { FrameOptions } from './frame-options.ts';
import type { LaterOptions } from './later-options.ts';
import { prefill, tellHost } from './tell-host.ts';
import { watchHeight } from './watch-height.ts';

/** Applies the site's options and connects to the loader, where the framing page has it. */
export function joinHost(
  store: QuizStore,
  content: Element,
  theme: FrameOptions['theme'],
  { accent, ref, popup }: LaterOptions,
  visit: Visit | null,
  ended: Promise<boolean>,
): void {
  if (accent) applyAccent(accent, theme);
  const port = connectHost((message) => {
    prefill(store, message);
    visit?.hear(message);
  });
  // An ended form reports no steps, but does report `ready` at once: the loader waits for it.
  const send: HostPort['send'] = async (message) => {
    if (message.type === 'step' && (await ended)) return;
    port.send(message);
    visit?.count(message);
  };
  tellHost(store, { send }, ref);
  watchHeight(content, (height) => port.send({ type: 'height', height }));
  if (!popup) return;
  const close = () => port.send({ type: 'close' });
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener(CLOSE_EVENT, close);
}
