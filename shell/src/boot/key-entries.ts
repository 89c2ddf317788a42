/**
 * The router keeps the places of a tab's entries by their keys, for all its documents together. An
 * entry that the browser made by itself, the first of a document or that of a fragment (`#main`),
 * has none: it gets one, else all of them would begin where another was left. Called before there
 * is a router, which hears of an entry after it.
 */
export function keyEntries(): void {
  keyEntry();
  addEventListener('popstate', keyEntry);
}

function keyEntry(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
}
