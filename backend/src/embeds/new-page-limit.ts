import { MAX_NEW_EMBED_PAGES } from '@vitrina/contract/constants';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';

/** Networks and forms remembered; the oldest is forgotten beyond it. */
const MAX_KEPT = 5000;

/**
 * Pages first named by each network today, so that flooding one form's pages cannot use up its limit. In
 * memory, so nothing about a visitor is stored; each process counts separately.
 */
export function newPageLimit() {
  let day: string | null = null;
  const named = new Map<string, Set<string>>();
  return {
    /** Notes a page. @returns whether it may get its own total */
    admit(embedId: string, network: string, page: string): boolean {
      const today = bucharestDay(new Date());
      if (today !== day) named.clear();
      day = today;
      const key = `${embedId} ${network}`;
      const pages = named.get(key) ?? new Set();
      // Concurrent reports may all be first.
      if (pages.size >= MAX_NEW_EMBED_PAGES) return pages.has(page);
      named.set(key, pages.add(page));
      for (const oldest of named.keys()) {
        if (named.size <= MAX_KEPT) break;
        named.delete(oldest);
      }
      return true;
    },
  };
}
