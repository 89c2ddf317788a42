/**
 * `loader.js`, on somebody else's page: gives frames their height, opens the popup, hands on events
 * and prefill. It assigns no `window.on…`, writes no HTML, changes no `src`, and can be loaded twice.
 *
 * Commands, also before it has loaded: `SiteQuiz('open' | 'close' | 'destroy')`,
 * `SiteQuiz('prefill', { businessName: '…' })`, `SiteQuiz('on', 'submit', (detail) => …)`.
 */
import { type Connect, type FrameMessage, isOurs, PROTOCOL } from '../embed/protocol.ts';
import type { createPopups, Popups } from './popup.ts';

type Command = [name: string, ...values: unknown[]];
type Listener = (detail: FrameMessage | { type: 'timeout' }) => void;
interface Global {
  (...command: Command): void;
  /** Commands given before. */
  q?: ArrayLike<unknown>[];
  /** Present once loaded. */
  v?: number;
}

declare global {
  interface Window {
    SiteQuiz?: Global;
  }
}

const FRAMES = 'iframe[data-site-quiz]';
const OPENERS = '[data-site-quiz-popup]';
const TIME_OUT_MS = 10_000;
const CONNECT: Connect = { siteQuiz: PROTOCOL, type: 'connect' };

if (!window.SiteQuiz?.v) start();

function start(): void {
  const earlier = window.SiteQuiz?.q ?? [];
  const own = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;
  const base = new URL('.', own);
  const ports = new Map<HTMLIFrameElement, MessagePort>();
  const listeners: [string, Listener][] = [];
  const off = new AbortController();
  const { signal } = off;
  const openers = document.querySelectorAll(OPENERS);
  let values: unknown;

  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>(FRAMES)];

  const tell = (frame: HTMLIFrameElement, detail: FrameMessage | { type: 'timeout' }) => {
    for (const [type, listener] of listeners) if (type === detail.type) listener(detail);
    frame.dispatchEvent(new CustomEvent(`sitequiz:${detail.type}`, { detail, bubbles: true }));
  };

  /** Ten seconds from where it is seen: one that is far below is not loaded before. */
  const watch = (frame: HTMLIFrameElement) =>
    new IntersectionObserver(([seen], observer) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      const isLate = () => !signal.aborted && !ports.has(frame);
      setTimeout(() => isLate() && tell(frame, { type: 'timeout' }), TIME_OUT_MS);
    }).observe(frame);

  const receive = (frame: HTMLIFrameElement, detail: FrameMessage) => {
    if (detail.type === 'height' && frame.dataset.siteQuiz !== 'popup')
      frame.style.height = `${detail.height}px`;
    // Somebody goes on in the frame, and what comes is out of sight above: only then is the page moved.
    if (
      detail.type === 'step' &&
      document.activeElement === frame &&
      frame.getBoundingClientRect().top < 0
    )
      frame.scrollIntoView();
    tell(frame, detail);
  };

  addEventListener(
    'message',
    ({ data, source, origin }) => {
      const frame = frames().find(({ contentWindow }) => contentWindow === source);
      if (!frame || origin !== base.origin || !isOurs(data, 'hello')) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => receive(frame, event.data);
      ports.set(frame, port1);
      frame.contentWindow?.postMessage(CONNECT, base.origin, [port2]);
      if (values) port1.postMessage({ type: 'prefill', values });
    },
    { signal },
  );

  let coming: Promise<Popups> | undefined;
  let tries = 0;
  /** Browsers remember a module that failed: each try has an address of its own. */
  const load = async (): Promise<Popups> => {
    const module: { createPopups: typeof createPopups } = await import(
      /* webpackIgnore: true */ `${base}popup.js?${tries++}`
    );
    return module.createPopups({ base, signal, openers, watch });
  };
  /** Does something with the popups as soon as their part is there; `instead` where it does not come. */
  const withPopups = (act: (popups: Popups) => void, instead = () => {}) => {
    coming ??= load();
    coming.then(act, () => {
      coming = undefined;
      instead();
    });
  };
  if (openers[0]) (window.requestIdleCallback ?? setTimeout)(() => withPopups(() => {}));

  /** A press on the link; what comes before it prepares. */
  const onIntent = (event: Event) => {
    const opener = (event.target as Element).closest?.<HTMLAnchorElement>(OPENERS);
    if (!opener) return;
    if (!(event instanceof MouseEvent) || event.type !== 'click')
      return withPopups(({ prepare }) => void prepare(opener));
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    withPopups(
      ({ open }) => open(opener),
      () => location.assign(opener.href || base),
    );
  };
  for (const intent of ['pointerover', 'focusin', 'click'])
    addEventListener(intent, onIntent, { signal });

  const commands: Record<string, (...given: never[]) => void> = {
    open: () => withPopups(({ open }) => open(document.querySelector(OPENERS))),
    close: () => void (coming && withPopups(({ close }) => close())),
    prefill: (given: unknown) => {
      values = given;
      for (const port of ports.values()) port.postMessage({ type: 'prefill', values });
    },
    on: (type: string, listener: Listener) => void listeners.push([type, listener]),
    destroy: () => {
      off.abort();
      for (const port of ports.values()) port.close();
      delete window.SiteQuiz;
    },
  };
  const run: Global = (name, ...given) => commands[name]?.(...(given as never[]));
  run.v = PROTOCOL;
  window.SiteQuiz = run;
  // Before any popup has frames of its own.
  frames().forEach(watch);
  for (const command of earlier) run(...(Array.from(command) as Command));
}
