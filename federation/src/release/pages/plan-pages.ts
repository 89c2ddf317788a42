import { createHash } from 'node:crypto';
import { MarkupError } from '../../page-html/check-markup.ts';
import type { ListedPage } from '../../remote-pages.ts';
import type { HtmlMount } from './page-writer.ts';
import type { PagesState } from './pages-state.ts';

/** What has to be done so that the store has the listed pages, and no other. */
export interface PagesPlan {
  /** Pages whose content changed, or that are new: before the others. */
  changed: string[];
  /** Pages that an earlier release wrote, or that were not written then. */
  older: string[];
  /** Pages that the host does not have any more. */
  vanished: string[];
}

/** By path: hash of what the page shows, and its last change. */
export type Listing = ReadonlyMap<string, Pick<ListedPage, 'key' | 'modified'>>;

/**
 * One list of the pages of all mounts.
 * @throws MarkupError when one lies outside of its mount's `html.pages`, or stands twice
 */
export function pageListing(
  lists: ReadonlyArray<readonly [HtmlMount, readonly ListedPage[]]>,
): Listing {
  const listing = new Map<string, Pick<ListedPage, 'key' | 'modified'>>();
  for (const [{ id, patterns }, pages] of lists)
    for (const { path, key, modified } of pages) {
      if (!patterns.some((pattern) => pattern.test(path)) || path.endsWith('/'))
        throw new MarkupError(
          `list("${id}") names ${path}, which is none of the addresses in "html" of that mount`,
        );
      if (listing.has(path)) throw new MarkupError(`list("${id}") names ${path} twice`);
      const hash = createHash('sha256').update(key).digest('base64url').slice(0, 16);
      listing.set(path, { key: hash, modified });
    }
  return listing;
}

/**
 * @param folder of the generation that is being written
 * @param before what was listed when it began: what changed since comes first
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
    // What this generation could not write is not tried again until it changes.
    else if (before.folder === null ? !isWhole : before.folder !== folder) plan.older.push(path);
  }
  if (before) {
    const waits = (path: string) => Number(before.get(path)?.key === listing.get(path)?.key);
    plan.changed.sort((a, b) => waits(a) - waits(b));
  }
  plan.vanished = Object.keys(state.pages).filter((path) => !listing.has(path));
  return plan;
}

/** Fewer pages may all go at once. */
const FEW = 20;

/** An answer that lacks most of what was there is more likely a fault of the host than the truth. */
export const losesMost = ({ pages }: PagesState, { vanished }: PagesPlan): boolean =>
  vanished.length > FEW && vanished.length > Object.keys(pages).length / 2;
