import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { CLOSE_EVENT } from './close-button.tsx';
import { connectHost, type HostPort } from './connect-host.ts';
import type { Visit } from './count-visit.ts';
import type { FrameOptions } from './frame-options.ts';
import type { LaterOptions } from './later-options.ts';
import { readableAccent } from './readable-accent.ts';
import { prefill, tellHost } from './tell-host.ts';

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

/** Applies a site's colour, and again when the system's colour scheme changes. */
function applyAccent(accent: string, theme: 'light' | 'dark' | null): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const dark = theme ? theme === 'dark' : system.matches;
    for (const [name, value] of Object.entries(readableAccent(accent, dark)))
      document.documentElement.style.setProperty(name, value);
  };
  apply();
  system.addEventListener('change', apply);
}

/** How long a smaller height must last: while a step is replaced the form is briefly small. */
const SHRINK_AFTER_MS = 150;

/** Reports the document's height on change: growth at once, shrinking a little later. */
function watchHeight(content: Element, tell: (height: number) => void): void {
  let told = 0;
  let shrinking: number | undefined;
  const say = (height: number) => {
    told = height;
    tell(height);
  };
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    clearTimeout(shrinking);
    if (height > told) say(height);
    else if (height < told) shrinking = window.setTimeout(() => say(height), SHRINK_AFTER_MS);
  }).observe(content);
}
