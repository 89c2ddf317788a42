/** Lazy chunk: prefetches pages a visitor is about to open (docs/decisions/030-before-the-click.md). */
import { useSession } from '@vitrina/shared-auth/session';
import { documentKind } from '../../boot/data-blocks.ts';
import { currentRole } from '../../remotes/guard.ts';
import type { RemoteHost } from '../../remotes/remote-host.ts';
import { importShowAgain } from '../../restored-page.ts';
import { isGood, isSparing } from './connection.ts';
import { watchCalls } from './prefetch-call.ts';
import { createPrefetch } from './prefetch-link.ts';
import { onFirstAct, watchIntent } from './watch-intent.ts';
import { watchLinksInSight, whenIdle } from './watch-links-in-sight.ts';

/** Development servers change their files all the time, so a prefetched one would be outdated. */
declare const DEVELOPMENT: boolean;

export function startPrefetch(host: RemoteHost): void {
  fetchShowAgain();
  useSession.subscribe(fetchShowAgain);
  watchCalls();
  const prefetch = createPrefetch(host);
  watchIntent((link) => {
    if (isSparing()) return;
    host.warm();
    if (!DEVELOPMENT) void prefetch.meant(link);
  });
  if (DEVELOPMENT) return;
  // Paying must not compete with prefetches.
  if (documentKind() === 'payment') return;
  watchLinksInSight((link) => {
    if (isGood()) void prefetch.seen(link);
  });
  // Not before: starting the runtime would keep a page that is still loading busy.
  onFirstAct(() =>
    whenIdle(() => {
      if (isGood()) host.warm();
    }),
  );
}

/** People may sign in later, in the same document. */
function fetchShowAgain(): void {
  if (!currentRole()) return;
  importShowAgain().catch(() => {
    // Fetched again when needed.
  });
}
