import { warmFederation } from './load-mount.ts';

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** The first sign that somebody will follow a link fetches what every remote needs. */
export function warmUpOnIntent(): void {
  const listening = new AbortController();
  const warm = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    listening.abort();
    warmFederation();
  };
  for (const intent of INTENTS) {
    document.addEventListener(intent, warm, { signal: listening.signal, passive: true });
  }
}
