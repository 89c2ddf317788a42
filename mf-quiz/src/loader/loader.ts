/**
 * `loader.js`, on the host page: sizes frames, opens the popup, passes on events and prefill. Assigns no
 * `window.on…`, writes no HTML, changes no `src`, and can be loaded twice.
 *
 * Commands, also before it has loaded: `SiteQuiz('open' | 'close' | 'destroy')`, `SiteQuiz('prefill', {
 * businessName: '…' })`, `SiteQuiz('on', 'submit', (detail) => …)`.
 */
import { type FrameMessage, isOurs, PROTOCOL } from '../embed/protocol.ts';
import { LOADING } from './loader-texts.ts';
import type { createPopups, Popups } from './popup.ts';

type Command = [name: string, ...values: unknown[]];
type Listener = (detail: FrameMessage | { type: 'timeout' }) => void;
interface Global {
  (...command: Command): void;
  q?: ArrayLike<unknown>[];
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
/** A pressed link waits this long for its popup, twice. */
const PATIENCE_MS = 3000;
/** Shortest interval between searches for added or removed frames. */
const LOOK_MS = 500;
/** Default width of an `iframe` whose `width` the page's CSS removed; nobody chooses less. */
const LOST_WIDTH = 300;

if (!window.SiteQuiz?.v) start();

function start(): void {
  const earlier = window.SiteQuiz?.q ?? [];
  const own = (document.currentScript as HTMLScriptElement | null)?.src ?? importedFrom();
  const base = new URL('.', own);
  const ports = new Map<HTMLIFrameElement, MessagePort>();
  const listeners: [string, Listener][] = [];
  const off = new AbortController();
  const { signal } = off;
  const openers = document.querySelectorAll(OPENERS);
  /** Identifies a frame with an opaque origin. */
  const proof = `#${crypto.getRandomValues(new Uint32Array(4))}`;
  let values: unknown;
  const fillIn = (port: MessagePort) =>
    port.postMessage({ type: 'prefill', values, pathname: location.pathname });

  const tell = (frame: HTMLIFrameElement, detail: FrameMessage | { type: 'timeout' }) => {
    for (const [type, listener] of listeners) if (type === detail.type) listener(detail);
    const options = { detail, bubbles: true, composed: true };
    frame.dispatchEvent(new CustomEvent(`sitequiz:${detail.type}`, options));
  };

  /** Ten seconds from coming into view: a frame far below is not loaded before. */
  const watch = (frame: HTMLIFrameElement) =>
    new IntersectionObserver(([seen], observer) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      const isLate = () => !signal.aborted && !ports.has(frame);
      setTimeout(() => {
        if (!isLate()) return;
        tell(frame, { type: 'timeout' });
        withPopups(({ miss }) => miss(frame));
      }, TIME_OUT_MS);
    }).observe(frame);

  const watched = new WeakSet<HTMLIFrameElement>();
  const look = () => {
    for (const [frame, port] of ports)
      if (!frame.isConnected) {
        port.close();
        ports.delete(frame);
      }
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(FRAMES))
      if (!watched.has(frame)) {
        watched.add(frame);
        watch(frame);
      }
  };
  let isDue = false;
  const page = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      look();
    }, LOOK_MS);
  });
  page.observe(document, { childList: true, subtree: true });

  const receive = (frame: HTMLIFrameElement, detail: FrameMessage) => {
    if (detail.type === 'height' && frame.dataset.siteQuiz !== 'popup') {
      // `min-height` wins over the page's `max-height`.
      for (const name of ['height', 'min-height']) keep(frame, name, `${detail.height}px`);
      keep(frame, 'transform', 'none');
      if (frame.width === '100%' && parseFloat(getComputedStyle(frame).width) <= LOST_WIDTH)
        for (const name of ['width', 'min-width']) keep(frame, name, '100%');
    }
    // Scroll the page only while the visitor works in the frame.
    if (detail.type === 'step' && (frame.getRootNode() as Document).activeElement === frame)
      showBeginning(frame);
    tell(frame, detail);
  };

  addEventListener(
    'message',
    ({ data, source, origin, ports: [port] }) => {
      // Cheap checks first: pages may send many messages and have many elements.
      if (!isOurs(data, 'hello') || !port) return;
      const frame = findFrame(source);
      if (!frame) return;
      // Reaches only a document of ours; reloads ours where another took its place.
      if (origin !== base.origin && data.proof !== proof) {
        const address = new URL(proof, frame.src);
        return address.origin === base.origin && frame.contentWindow?.location.replace(address);
      }
      port.onmessage = (event) => receive(frame, event.data);
      ports.set(frame, port);
      fillIn(port);
    },
    { signal },
  );

  let coming: Promise<Popups> | undefined;
  let tries = 0;
  /** Browsers cache a failed module: each try needs its own address. */
  const load = async (): Promise<Popups> => {
    const module: { createPopups: typeof createPopups } = await import(
      /* webpackIgnore: true */ `${base}popup.js?${tries++}`
    );
    return module.createPopups({ base, signal, openers });
  };
  const withPopups = (act: (popups: Popups) => void, instead = () => {}) => {
    coming ??= load();
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
    Promise.race([coming, late]).then(act, instead);
  };
  if (openers[0]) (window.requestIdleCallback ?? setTimeout)(() => withPopups(() => {}));

  /** Announces loading, retries once, then follows the link. */
  const open = (opener: HTMLAnchorElement | null) => {
    const note = document.body.appendChild(document.createElement('output'));
    note.textContent = LOADING;
    note.style.cssText =
      'position:fixed;inset:0;margin:auto;width:6em;height:1em;padding:1em;border:1px solid;background:Canvas;color:CanvasText;font:16px system-ui;z-index:9999';
    const act = (popups?: Popups) => {
      note.remove();
      if (popups) popups.open(opener);
      else location.assign(opener?.href || base);
    };
    withPopups(act, () => {
      coming = undefined;
      withPopups(act, act);
    });
  };

  const onIntent = (event: Event & Partial<MouseEvent>) => {
    const opener = (event.target as Element).closest?.<HTMLAnchorElement>(OPENERS);
    if (!opener) return;
    if (event.type !== 'click') return withPopups(({ prepare }) => void prepare(opener));
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open(opener);
  };
  for (const intent of ['pointerover', 'focusin', 'click'])
    addEventListener(intent, onIntent, { signal });

  const commands: Record<string, (...given: never[]) => void> = {
    open: () => open(document.querySelector(OPENERS)),
    close: () => void (coming && withPopups(({ close }) => close())),
    prefill: (given: unknown) => {
      values = given;
      for (const port of ports.values()) fillIn(port);
    },
    on: (type: string, listener: Listener) => void listeners.push([type, listener]),
    destroy: () => {
      off.abort();
      page.disconnect();
      for (const port of ports.values()) port.close();
      delete window.SiteQuiz;
    },
  };
  const run: Global = (name, ...given) => commands[name]?.(...(given as never[]));
  run.v = PROTOCOL;
  window.SiteQuiz = run;
  look();
  for (const command of earlier) run(...(Array.from(command) as Command));
}

/** Address of this script when loaded as a module, where `currentScript` is null. */
function importedFrom(): string {
  return /https?:\S+(?=loader\.js)/.exec(new Error().stack ?? '')?.[0] ?? location.href;
}

/** Sets a style that no page CSS overrides. */
function keep(frame: HTMLElement, name: string, value: string): void {
  frame.style.setProperty(name, value, 'important');
}

/** Frame of a window, also inside open shadow roots. */
function findFrame(
  source: MessageEventSource | null,
  root: ParentNode = document,
): HTMLIFrameElement | null {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(FRAMES)) {
      const frame = element as HTMLIFrameElement;
      if (frame.contentWindow === source) return frame;
    }
    const inside = element.shadowRoot && findFrame(source, element.shadowRoot);
    if (inside) return inside;
  }
  return null;
}

/** Scrolls to the start of a frame that is above, or under the page's sticky header. */
function showBeginning(frame: HTMLIFrameElement): void {
  const root = frame.getRootNode() as Document | ShadowRoot;
  const hidden = () => {
    const { left, width, top } = frame.getBoundingClientRect();
    // After scrolling it may be off by part of a pixel.
    if (top < -1) return -top;
    for (let y = top + 1; y < innerHeight / 2; y += 4)
      if (root.elementFromPoint(left + width / 2, y) === frame) return y - top - 1;
    return 0;
  };
  if (!hidden()) return;
  for (const margin of [() => 0, hidden]) {
    keep(frame, 'scroll-margin-top', `${margin()}px`);
    frame.scrollIntoView({ behavior: 'instant' });
  }
}
