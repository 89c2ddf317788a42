/** Before the application stands, an error of our own code or a file that does not load ends the start. */
export function watchBoot(event: Event): void {
  const { target } = event;
  const failedFile =
    target instanceof HTMLScriptElement ||
    (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
  if (event instanceof ErrorEvent || failedFile) showBootFailure();
}

/** Says that the page did not start, unless it did. */
export function showBootFailure(): void {
  if (document.documentElement.dataset.booted !== undefined) return;
  const show = () => {
    document.getElementById('boot-failure')?.removeAttribute('hidden');
    document.getElementById('boot-retry')?.addEventListener('click', () => location.reload());
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}

/**
 * Loads a page anew that comes back from the back-forward cache before its application stood:
 * WebKit drops the requests of a page that is left, and what awaits them never goes on.
 */
export function restartRestored({ persisted }: PageTransitionEvent): void {
  if (persisted && document.documentElement.dataset.booted === undefined) location.reload();
}

/** The application stands: from here on its own error screens answer. */
export function markBooted(): void {
  document.documentElement.dataset.booted = '';
}
