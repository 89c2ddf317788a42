import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { applyAccent } from './apply-accent.ts';
import { CLOSE_EVENT } from './close-button.tsx';
import { connectHost, type HostPort } from './connect-host.ts';
import type { Visit } from './count-visit.ts';
import type { FrameOptions } from './frame-options.ts';
import type { LaterOptions } from './later-options.ts';
import { prefill, tellHost } from './tell-host.ts';
import { watchHeight } from './watch-height.ts';

/** Looks as the site chose, and connects to the page around the frame as far as that has our loader. */
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
  // Of a form that its owner ended no step is shown. That it is ready is told at once: what waits for it goes.
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
