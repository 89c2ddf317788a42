import { MAX_NEW_EMBED_PAGES } from '@vitrina/contract/constants';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';

/** Beyond so many networks the one that came first is forgotten. */
const MAX_NETWORKS = 20_000;

/**
 * How many pages of a form each network named first today: who floods one may not use up what is told
 * apart. In memory alone, so nothing of a visitor is kept; each process counts for itself.
 */
export function newPages() {
  let day: string | null = null;
  const named = new Map<string, number>();
  return {
    /** Counts one. @returns whether it may be told apart */
    allows(embedId: string, network: string): boolean {
      const today = bucharestDay(new Date());
      if (today !== day) named.clear();
      day = today;
      const key = `${embedId} ${network}`;
      const before = named.get(key) ?? 0;
      if (before >= MAX_NEW_EMBED_PAGES) return false;
      named.set(key, before + 1);
      for (const oldest of named.keys()) {
        if (named.size <= MAX_NETWORKS) break;
        named.delete(oldest);
      }
      return true;
    },
  };
}
