/** How long a page may take to show its heading, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Focuses the start of the page: the element named by `hash`, else the heading. While the page loads,
 * focuses the content, and then the heading unless the person has moved on.
 * @returns a function that stops waiting for a heading
 */
export function focusPage(hash: string): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  const start = () => document.getElementById(decode(hash)) ?? main.querySelector('h1');
  focusOn(start() ?? main);
  const observer = new MutationObserver(() => {
    const heading = start();
    if (!heading) return;
    stop();
    if (document.activeElement === main || document.activeElement === document.body)
      focusOn(heading);
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  if (start()) stop();
  else observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/** Without scrolling: the router controls the position. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
