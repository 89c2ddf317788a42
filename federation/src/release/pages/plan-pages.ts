import { createHash } from 'node:crypto';
import { MarkupError } from '../../page-html/check-markup.ts';
import type { CheckedListing } from '../../page-html/check-page.ts';
import type { HtmlMount } from './page-writer.ts';
import type { PagesState } from './pages-state.ts';

/** The steps after which the store holds exactly the listed pages. */
export interface PagesPlan {
  /** New pages and pages with changed content; they go first. */
  changed: string[];
  /** Pages of an earlier release, and pages that could not be written then. */
  older: string[];
  /** Pages that the host no longer has. */
  vanished: string[];
}

/** Path -> hash of what the page shows, and its last change. */
export type Listing = ReadonlyMap<string, Omit<CheckedListing, 'path'>>;

/**
 * Merges the lists of all mounts.
 * @throws MarkupError when a page is outside its mount's `html.pages`, or listed twice
 */
export function pageListing(
  lists: ReadonlyArray<readonly [HtmlMount, readonly CheckedListing[]]>,
): Listing {
  const listing = new Map<string, Omit<CheckedListing, 'path'>>();
  for (const [{ id, patterns }, pages] of lists)
    for (const { path, key, ...dates } of pages) {
      if (!patterns.some((pattern) => pattern.test(path)) || path.endsWith('/'))
        throw new MarkupError(
          `list("${id}") names ${path}, which is none of the addresses in "html" of that mount`,
        );
      if (listing.has(path)) throw new MarkupError(`list("${id}") names ${path} twice`);
      const hash = createHash('sha256').update(key).digest('base64url').slice(0, 16);
      listing.set(path, { ...dates, key: hash });
    }
  return listing;
}

/**
 * @param folder of the generation that is being written
 * @param before the listing when the generation began: later changes go first
 */
export function planPages(
  state: PagesState,
  listing: Listing,
  folder: string,
  before?: Listing,
): PagesPlan {
  const plan: PagesPlan = { changed: [], older: [], vanished: [] };
  const isWhole = state.generations.length === 1;
  for (const [path, { key }] of listing) {
    const before = state.pages[path];
    if (before?.key !== key) plan.changed.push(path);
    // A page that this generation could not write is retried only after it changes.
    else if (before.folder === null ? !isWhole : before.folder !== folder) plan.older.push(path);
  }
  if (before) {
    const waits = (path: string) => Number(before.get(path)?.key === listing.get(path)?.key);
    plan.changed.sort((a, b) => waits(a) - waits(b));
  }
  plan.vanished = Object.keys(state.pages).filter((path) => !listing.has(path));
  return plan;
}

/** So few pages may all disappear at once. */
const FEW = 20;

/** When most pages are missing, a fault of the host is more likely than a real deletion. */
export const losesMost = ({ pages }: PagesState, { vanished }: PagesPlan): boolean =>
  vanished.length > FEW && vanished.length > Object.keys(pages).length / 2;
