/**
 * The loader's part for popups, which it loads where a page has links that open one. It takes part
 * in what the frame tells through the events that the loader dispatches on it.
 */
interface PopupSurroundings {
  /** Folder of the loader. */
  base: URL;
  /** Aborted once everything is taken off the page. */
  signal: AbortSignal;
  /** The links there were when the loader came. */
  openers: Iterable<Element>;
  /** Tells when a frame does not answer. */
  watch: (frame: HTMLIFrameElement) => void;
}

export function createPopups({ base, signal, openers, watch }: PopupSurroundings) {
  /** By the address of their frame. */
  const dialogs = new Map<string, HTMLDialogElement>();

  /** Made on intent, so that it is there when it is wanted. */
  const prepare = (opener: Element | null): HTMLDialogElement => {
    const address = new URL(opener?.getAttribute('href') ?? base, base);
    address.searchParams.set('mode', 'popup');
    const known = dialogs.get(address.href);
    if (known?.isConnected) return known;
    const dialog = document.createElement('dialog');
    dialogs.set(address.href, dialog);
    dialog.style.cssText =
      'all:initial;position:fixed;inset:0;margin:auto;inline-size:min(46rem,100%);block-size:min(52rem,100%);overflow:hidden;border:0;border-radius:1rem;background:Canvas';
    // `all` would show it while it is closed.
    dialog.style.display = 'none';
    dialog.setAttribute('aria-label', opener?.textContent?.trim() || 'Cerere site');
    const frame = document.createElement('iframe');
    // The loader gives it no height.
    frame.dataset.siteQuiz = 'popup';
    frame.title = 'Cerere site';
    frame.style.cssText = 'all:initial;inline-size:100%;block-size:100%';
    frame.src = address.href;
    // Should the frame never come, it has to be closed all the same.
    const close = document.createElement('button');
    close.textContent = 'Închide';
    close.style.cssText =
      'position:absolute;inset:1rem 1rem auto auto;padding:.75rem;border:0;background:Canvas;color:CanvasText;font:1rem system-ui';
    close.onclick = () => dialog.close();
    frame.addEventListener('sitequiz:ready', () => {
      // The frame has a close button of its own.
      close.remove();
      if (dialog.open) frame.focus();
    });
    frame.addEventListener('sitequiz:close', () => dialog.close());
    dialog.append(frame, close);
    dialog.addEventListener('close', () => {
      dialog.style.display = 'none';
    });
    document.body.append(dialog);
    watch(frame);
    return dialog;
  };

  const open = (opener: Element | null) => {
    if (signal.aborted) return;
    const shown = prepare(opener);
    if (shown.open) return;
    shown.style.display = 'block';
    shown.showModal();
    // The button while it stands, then the frame.
    const [frame, close] = shown.querySelectorAll<HTMLElement>('iframe, button');
    (close ?? frame)?.focus();
  };

  const close = () => {
    for (const dialog of dialogs.values()) dialog.close();
  };

  /** `data-site-quiz-popup="load | exit | time:<seconds> | scroll:<percent>"`; without a value: a click. */
  const openBy = (opener: Element) => {
    const [how, amount = 0] = (opener.getAttribute('data-site-quiz-popup') ?? '').split(':');
    const once = () => void (dialogs.size || open(opener));
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

  signal.addEventListener('abort', () => {
    for (const dialog of dialogs.values()) dialog.remove();
  });
  for (const opener of openers) openBy(opener);
  return { prepare, open, close };
}
export type Popups = ReturnType<typeof createPopups>;
