/**
 * The router stores scroll positions of a tab by entry key, across documents. Entries made by the browser
 * (a document's first, or one for a fragment such as `#main`) have no key and would share a position, so
 * they get one. Called before the router exists, which picks entries up afterwards.
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
