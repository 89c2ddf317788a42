/** Tracking parameters that others append to links; no page uses them. */
const COUNTING = /^(?:utm_|fbclid$|gclid$)/;

/**
 * A prerendered page is the answer to its address without a query. Hides parts that depend on one
 * (`data-answers-search`) until the application renders them.
 */
export function markSearch(): void {
  const asked = [...new URLSearchParams(location.search).keys()];
  if (asked.some((name) => !COUNTING.test(name))) document.documentElement.dataset.search = '';
}
