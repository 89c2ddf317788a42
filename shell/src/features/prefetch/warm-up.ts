const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls `warm` at the first sign that somebody will follow a link. */
export function warmUpOnIntent(warm: () => void): void {
  const listening = new AbortController();
  const onIntent = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    listening.abort();
    warm();
  };
  for (const intent of INTENTS) {
    document.addEventListener(intent, onIntent, { signal: listening.signal, passive: true });
  }
}
