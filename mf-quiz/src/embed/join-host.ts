import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { applyAccent } from './apply-accent.ts';
import { CLOSE_EVENT } from './close-button.tsx';
import { connectHost } from './connect-host.ts';
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
): void {
  if (accent) applyAccent(accent, theme);
  const port = connectHost((message) => prefill(store, message));
  tellHost(store, port, ref);
  watchHeight(content, (height) => port.send({ type: 'height', height }));
  if (!popup) return;
  const close = () => port.send({ type: 'close' });
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener(CLOSE_EVENT, close);
}
