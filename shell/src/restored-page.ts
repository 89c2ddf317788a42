import { announceRestored } from '@vitrina/shared-auth/restored-page';
import { getSession } from '@vitrina/shared-auth/session';
import type { LeftPage } from './features/restored-page/show-again.ts';

/**
 * Hides a signed-in page when it is left, because the browser may keep it for the back button. It is shown
 * again once the host confirms the same person; otherwise it is reloaded, so nothing of that person stays in
 * memory (docs/product.md#coming-back).
 */
export function hideLeftPage(): void {
  let left: LeftPage | undefined;
  addEventListener('pagehide', () => {
    const session = getSession();
    if (session.status === 'anonymous') return;
    // Left again before it was shown: its focus is gone by now.
    left ??= { session, focused: document.activeElement };
    // Inline: a page may be left before its style sheet is loaded.
    document.body.style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!left) return announceRestored();
    const page = left;
    importShowAgain().then(
      async ({ showAgain }) => {
        if (await showAgain(page)) left = undefined;
      },
      () => location.reload(),
    );
  });
}

/** Rarely needed, but fetched in time: a restored page may be offline. */
export const importShowAgain = () =>
  import(/* webpackChunkName: "show-again" */ './features/restored-page/show-again.ts');
