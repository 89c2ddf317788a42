/**
 * `loader.js`, on somebody else's page: gives frames their height, opens the popup, hands on events
 * and prefill. It assigns no `window.on…`, writes no HTML, changes no `src`, and can be loaded twice.
 *
 * Commands, also before it has loaded: `SiteQuiz('open' | 'close' | 'destroy')`,
 * `SiteQuiz('prefill', { businessName: '…' })`, `SiteQuiz('on', 'submit', (detail) => …)`.
 */
import { type Connect, type FrameMessage, isOurs, PROTOCOL } from '../embed/protocol.ts';

type Command = [name: string, ...values: unknown[]];
type Listener = (detail: FrameMessage | { type: 'timeout' }) => void;
interface Global {
  (...command: Command): void;
  /** Commands given before. */
  q?: ArrayLike<unknown>[];
  /** Present once loaded. */
  v?: number;
}

const FRAMES = 'iframe[data-site-quiz]';
const OPENERS = '[data-site-quiz-popup]';
const TIME_OUT_MS = 10_000;
const CONNECT: Connect = { siteQuiz: PROTOCOL, type: 'connect' };

const scope = window as unknown as { SiteQuiz?: Global };
if (!scope.SiteQuiz?.v) start();

function start(): void {
  const earlier = scope.SiteQuiz?.q ?? [];
  const own = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;
  const base = new URL('.', own);
  const ports = new Map<HTMLIFrameElement, MessagePort>();
  const listeners: [string, Listener][] = [];
  const off = new AbortController();
  const { signal } = off;
  /** By the address of their frame. */
  const popups = new Map<string, HTMLDialogElement>();
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
    const popup = [...popups.values()].find((dialog) => dialog.contains(frame));
    if (detail.type === 'height' && !popup) frame.style.height = `${detail.height}px`;
    // Somebody goes on in the frame, and what comes is out of sight above: only then is the page moved.
    if (
      detail.type === 'step' &&
      document.activeElement === frame &&
      frame.getBoundingClientRect().top < 0
    )
      frame.scrollIntoView();
    if (detail.type === 'ready' && popup) {
      // The frame has a close button of its own.
      popup.children[1]?.remove();
      if (popup.open) frame.focus();
    }
    if (detail.type === 'close') popup?.close();
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

  /** Made on intent, so that it is there when it is wanted. */
  const prepare = (opener: Element | null) => {
    const address = new URL(opener?.getAttribute('href') ?? base, base);
    address.searchParams.set('mode', 'popup');
    const known = popups.get(address.href);
    if (known?.isConnected) return known;
    const dialog = document.createElement('dialog');
    popups.set(address.href, dialog);
    dialog.style.cssText =
      'all:initial;position:fixed;inset:0;margin:auto;inline-size:min(46rem,100%);block-size:min(52rem,100%);overflow:hidden;border:0;border-radius:1rem;background:Canvas';
    // `all` would show it while it is closed.
    dialog.style.display = 'none';
    dialog.setAttribute('aria-label', opener?.textContent?.trim() || 'Cerere site');
    const frame = document.createElement('iframe');
    frame.dataset.siteQuiz = '';
    frame.title = 'Cerere site';
    frame.style.cssText = 'all:initial;inline-size:100%;block-size:100%';
    frame.src = address.href;
    // Should the frame never come, it has to be closed all the same.
    const close = document.createElement('button');
    close.textContent = 'Închide';
    close.style.cssText =
      'position:absolute;inset:1rem 1rem auto auto;padding:.75rem;border:0;background:Canvas;color:CanvasText;font:1rem system-ui';
    close.onclick = () => dialog.close();
    dialog.append(frame, close);
    dialog.addEventListener('close', () => (dialog.style.display = 'none'));
    document.body.append(dialog);
    watch(frame);
    return dialog;
  };

  const open = (opener: Element | null) => {
    const shown = prepare(opener);
    if (shown.open) return;
    shown.style.display = 'block';
    shown.showModal();
    // The button while it stands, then the frame.
    (shown.lastElementChild as HTMLElement).focus();
  };

  const openerOf = ({ target }: Event) => (target as Element).closest?.(OPENERS) ?? null;
  for (const intent of ['pointerover', 'focusin'])
    addEventListener(intent, (event) => void (openerOf(event) && prepare(openerOf(event))), {
      signal,
      passive: true,
    });
  addEventListener(
    'click',
    (event) => {
      const opener = openerOf(event);
      if (!opener || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      open(opener);
    },
    { signal },
  );

  /** `data-site-quiz-popup="load | exit | time:<seconds> | scroll:<percent>"`; without a value: a click. */
  const openBy = (opener: Element) => {
    const [how, amount = 0] = (opener.getAttribute('data-site-quiz-popup') ?? '').split(':');
    const once = () => void (signal.aborted || popups.size || open(opener));
    if (how === 'load') once();
    if (how === 'time') setTimeout(once, Number(amount) * 1000);
    if (how === 'exit') document.addEventListener('mouseleave', once, { signal, once: true });
    if (how === 'scroll') {
      const { body } = document;
      const look = () => {
        const read = (scrollY + innerHeight) / body.scrollHeight;
        if (read * 100 >= Number(amount)) once();
      };
      addEventListener('scroll', look, { signal, passive: true });
    }
  };

  const commands: Record<string, (...given: never[]) => void> = {
    open: () => open(document.querySelector(OPENERS)),
    close: () => {
      for (const dialog of popups.values()) dialog.close();
    },
    prefill: (given: unknown) => {
      values = given;
      for (const port of ports.values()) port.postMessage({ type: 'prefill', values });
    },
    on: (type: string, listener: Listener) => void listeners.push([type, listener]),
    destroy: () => {
      off.abort();
      for (const port of ports.values()) port.close();
      for (const dialog of popups.values()) dialog.remove();
      delete scope.SiteQuiz;
    },
  };
  const run: Global = (name, ...given) => commands[name]?.(...(given as never[]));
  run.v = PROTOCOL;
  scope.SiteQuiz = run;
  // Before any popup has frames of its own.
  frames().forEach(watch);
  for (const command of earlier) run(...(Array.from(command) as Command));
  for (const opener of document.querySelectorAll(OPENERS)) openBy(opener);
}
