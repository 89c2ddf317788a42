import { basename } from 'node:path';
import { SPECULATION_RULES_CACHE, SPECULATION_RULES_PATH } from '../speculation-rules.ts';

/** Files that change under a fixed name, or are served under one. */
const CHANGING = /^(?:answers|entries|html|history|shell)\/|^embed\/.*\/loader\.js$/;

/** The `Cache-Control` of a file of the store (docs/deployment.md, "The store"). */
export function cacheControl(path: string): string {
  // The registry: browsers revalidate it each time and get 304 while its tag is the same.
  if (!path.includes('/')) return 'no-cache';
  // Documents too: `no-store` would keep them out of the back/forward cache.
  if (/^(?:html|embed\/documents)\/.*\.html$/.test(path)) return 'no-cache';
  if (basename(path) === basename(SPECULATION_RULES_PATH)) return SPECULATION_RULES_CACHE;
  return CHANGING.test(path) ? 'no-store' : 'public, max-age=31536000, immutable';
}
