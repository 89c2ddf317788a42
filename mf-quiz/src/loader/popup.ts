import { CLOSE, FRAME_TITLE, LOADING, NOT_LOADED } from './loader-texts.ts';

/**
 * The loader's popup part, loaded on pages with links that open one. Learns the frame's messages from the
 * events the loader dispatches.
 */
interface PopupSurroundings {
  base: URL;
  signal: AbortSignal;
  openers: Iterable<Element>;
}

/** In the page's sessionStorage: after one opened, no popup opens unasked. */
const OPENED = 'sitequiz:opened';
/** In px, because the root's font size is the page's. Fills a screen without room for it and its margins. */
const DIALOG =
  '--room:clamp(0px,(100vw - 767px)*99,16px);--more:calc((16px - var(--room))*999);' +
  'position:fixed;inset:0;margin:auto;overflow:hidden;border:0;inline-size:min(736px + var(--more),100%);' +
  'block-size:min(832px + var(--more),100% - 3*var(--room));' +
  'border-radius:var(--room);background:Canvas;box-shadow:0 0 0 100vmax rgb(0 0 0/.5)';
const TEXT =
  'position:absolute;padding:12px;border:0;background:Canvas;color:CanvasText;color-scheme:inherit;font:16px system-ui;outline:revert';
const BUTTON = 'border:1px solid;border-radius:8px;cursor:pointer';

/** Sets properties that no page CSS overrides. */
const dress = (element: HTMLElement, css: string) => {
  element.style.cssText = `all:initial;${css}`.replaceAll(';', '!important;').concat('!important');
};

export function createPopups({ base, signal, openers }: PopupSurroundings) {
  const dialogs = new Map<string, HTMLDialogElement>();
  let release = () => {};

  /** Created on intent, so that it is ready on click. */
  const prepare = (opener: Element | null): HTMLDialogElement => {
    const plain = new URL(opener?.getAttribute('href') ?? base, base);
    const address = new URL(plain);
    address.searchParams.set('mode', 'popup');
    const known = dialogs.get(address.href);
    if (known?.isConnected) return known;
    const dialog = document.createElement('dialog');
    dialogs.set(address.href, dialog);
    const scheme = plain.searchParams.get('theme') ?? 'light dark';
    // `all` would show it while closed.
    dress(dialog, `${DIALOG};color-scheme:${scheme};display:none`);
    dialog.setAttribute('aria-label', opener?.textContent?.trim() || FRAME_TITLE);
    const frame = document.createElement('iframe');
    frame.dataset.siteQuiz = 'popup';
    frame.title = FRAME_TITLE;
    dress(frame, 'display:block;position:relative;inline-size:100%;block-size:100%');
    frame.src = address.href;
    // Visible through the frame until it has loaded.
    const note = document.createElement('a');
    note.textContent = LOADING;
    dress(note, `${TEXT};inset:0;margin:auto;inline-size:fit-content;block-size:fit-content`);
    frame.addEventListener('sitequiz:timeout', () => {
      lead(note, plain.href);
      frame.after(note);
    });
    // Works even when the frame never loads.
    const close = document.createElement('button');
    close.textContent = CLOSE;
    dress(close, `${TEXT};${BUTTON};inset:16px 16px auto auto`);
    close.onclick = () => dialog.close();
    frame.addEventListener('sitequiz:ready', () => {
      // The frame has its own close button.
      close.remove();
      note.remove();
      if (dialog.open) frame.focus();
    });
    frame.addEventListener('sitequiz:close', () => dialog.close());
    dialog.append(note, frame, close);
    dialog.addEventListener('click', ({ target, clientX, clientY }) => {
      if (target !== dialog) return;
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.style.setProperty('display', 'none', 'important');
      release();
    });
    document.body.append(dialog);
    return dialog;
  };

  const open = (opener: Element | null) => {
    if (signal.aborted) return;
    const shown = prepare(opener);
    if (shown.open) return;
    shown.style.setProperty('display', 'block', 'important');
    shown.showModal();
    release = holdPage();
    remember();
    // The button while it exists, then the frame.
    const [frame, close] = shown.querySelectorAll<HTMLElement>('iframe, button');
    (close ?? frame)?.focus();
  };

  const close = () => {
    for (const dialog of dialogs.values()) dialog.close();
  };

  /** `data-site-quiz-popup="load | exit | time:<seconds> | scroll:<percent>"`; without a value: a click. */
  const openBy = (opener: Element) => {
    const [how, amount = 0] = (opener.getAttribute('data-site-quiz-popup') ?? '').split(':');
    const once = () => void (dialogs.size || wasOpened() || open(opener));
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

  /** Above an inline frame that did not answer: a browser that blocks it shows its own message. */
  const miss = (frame: HTMLIFrameElement) => {
    if (frame.dataset.siteQuiz === 'popup') return;
    const note = document.createElement('a');
    dress(note, `${TEXT};position:static;display:block`);
    lead(note, frame.src);
    frame.before(note);
    const remove = () => note.remove();
    frame.addEventListener('sitequiz:ready', remove);
    signal.addEventListener('abort', remove);
  };

  signal.addEventListener('abort', () => {
    release();
    for (const dialog of dialogs.values()) dialog.remove();
  });
  for (const opener of openers) openBy(opener);
  return { prepare, open, close, miss };
}
export type Popups = ReturnType<typeof createPopups>;

/** Turns a note into a link to the form outside the page. */
function lead(note: HTMLAnchorElement, address: string): void {
  note.textContent = NOT_LOADED;
  note.href = address;
  note.target = '_blank';
  note.style.setProperty('text-decoration', 'underline', 'important');
}

/** Stops the page from scrolling behind the dialog, without a jump from the missing scroll bar. */
function holdPage(): () => void {
  const root = document.documentElement;
  const { style, clientWidth } = root;
  const names = innerWidth > clientWidth ? ['overflow', 'scrollbar-gutter'] : ['overflow'];
  const before = names.map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const name of names)
    style.setProperty(name, name === 'overflow' ? 'hidden' : 'stable', 'important');
  return () => {
    for (const property of before) style.setProperty(...property);
    // Removes the empty attribute; Chromium keeps it unless it was read before.
    if (!root.getAttribute('style')) root.removeAttribute('style');
  };
}

/** Without storage a popup opens unasked once per page. */
function remember(): void {
  try {
    sessionStorage.setItem(OPENED, '1');
  } catch {}
}

function wasOpened(): boolean {
  try {
    return sessionStorage.getItem(OPENED) !== null;
  } catch {
    return false;
  }
}
