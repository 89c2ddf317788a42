/**
 * Until the application has started, an error in our own code or a file that fails to load shows the boot
 * failure.
 */
export function watchBoot(event: Event): void {
  const { target } = event;
  const failedFile =
    target instanceof HTMLScriptElement ||
    (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
  if (event instanceof ErrorEvent || failedFile) showBootFailure();
}

export function showBootFailure(): void {
  if (document.documentElement.dataset.booted !== undefined) return;
  const show = () => {
    document.getElementById('boot-failure')?.removeAttribute('hidden');
    const retry = document.getElementById('boot-retry');
    // A property: each failure calls this, and one listener is enough.
    if (retry) retry.onclick = () => location.reload();
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}

/**
 * Reloads a page restored from the back-forward cache before its application started: WebKit drops the
 * requests of a page that is left, so whatever awaits them never continues.
 */
export function restartRestored({ persisted }: PageTransitionEvent): void {
  if (persisted && document.documentElement.dataset.booted === undefined) location.reload();
}

/** From here on the application's own error screens take over. The start may have failed before it went on. */
export function markBooted(): void {
  document.getElementById('boot-failure')?.setAttribute('hidden', '');
  document.documentElement.dataset.booted = '';
}
