import { MAX_NEW_EMBED_PAGES } from '@vitrina/contract/constants';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';

/** Beyond so many networks and forms the one that came first is forgotten. */
const MAX_KEPT = 5000;

/**
 * Which pages of a form each network named first today: who floods one may not use up what is told
 * apart. In memory alone, so nothing of a visitor is kept; each process counts for itself.
 */
export function newPages() {
  let day: string | null = null;
  const named = new Map<string, Set<string>>();
  return {
    /** Notes one. @returns whether it may be told apart */
    allows(embedId: string, network: string, page: string): boolean {
      const today = bucharestDay(new Date());
      if (today !== day) named.clear();
      day = today;
      const key = `${embedId} ${network}`;
      const pages = named.get(key) ?? new Set();
      // Of visits that report at once several are the first.
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
