/** What others add to a link to count visitors; no page answers it. */
const COUNTING = /^(?:utm_|fbclid$|gclid$)/;

/**
 * A page that stands in the HTML was written without a question in its address. What answers one
 * (`data-answers-search`) is hidden until the application answers it.
 */
export function markSearch(): void {
  const asked = [...new URLSearchParams(location.search).keys()];
  if (asked.some((name) => !COUNTING.test(name))) document.documentElement.dataset.search = '';
}
