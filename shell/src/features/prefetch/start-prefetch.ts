/** Lazy chunk: prefetches pages a visitor is about to open (docs/decisions/030-before-the-click.md). */
import { documentKind } from '../../boot/data-blocks.ts';
import type { RemoteHost } from '../../remotes/remote-host.ts';
import { isGood, isSparing } from './connection.ts';
import { createPrefetch } from './prefetch-link.ts';
import { watchIntent } from './watch-intent.ts';
import { watchLinksInSight } from './watch-links-in-sight.ts';

/** Development servers change their files all the time, so a prefetched one would be outdated. */
declare const DEVELOPMENT: boolean;

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

export function startPrefetch(host: RemoteHost): void {
  warmUpOnIntent(host.warm);
  if (DEVELOPMENT) return;
  const prefetch = createPrefetch(host);
  watchIntent((link) => {
    if (!isSparing()) void prefetch.meant(link);
  });
  // Paying must not compete with prefetches.
  if (documentKind() === 'payment') return;
  watchLinksInSight((link) => {
    if (isGood()) void prefetch.seen(link);
  });
}

/** Calls `warm` at the first sign that somebody will follow a link. */
function warmUpOnIntent(warm: () => void): void {
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
