/** Folders whose files change under their name, or are served under one that changes. */
const CHANGING = /^(?:answers|entries|html|history|shell)\//;

/** How a file of the store is kept by browsers and caches (docs/deployment.md, "The store"). */
export function cacheControl(path: string): string {
  // The registry: asked for each time, and answered 304 as long as its tag is the same.
  if (!path.includes('/')) return 'no-cache';
  // Documents as well: `no-store` would keep them out of the back/forward cache.
  if (/^html\/.*\.html$/.test(path)) return 'no-cache';
  return CHANGING.test(path) ? 'no-store' : 'public, max-age=31536000, immutable';
}
