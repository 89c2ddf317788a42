import { type ReleaseStore, StoreError } from '../release-store.ts';
import type { Answered, EntryFiles } from './entry-files.ts';
import { type Exchange, highestAccepted } from './waiting-entries.ts';

/** Longer than anybody waits for an answer. */
const KEPT_MS = 7 * 86_400_000;
/** Limit for a pass, whose time is the teams'. */
const MOST_REMOVED = 100;

/**
 * Removes submissions that were answered long ago, and old answers below the highest accepted serial:
 * a submission that a thief puts back there is refused by its serial. Later answers stay, so that none
 * is judged again. Credentials that may not delete change nothing.
 * @param publicKey of the registry
 */
export async function pruneExchange(
  store: ReleaseStore,
  publicKey: string,
  { entries, answered }: Exchange,
  now: Date,
): Promise<void> {
  let left = MOST_REMOVED;
  for (const [name, own] of answered) {
    const old = own.files.filter(({ file }) => now.getTime() - file.modified.getTime() > KEPT_MS);
    if (old.length === 0) continue;
    try {
      const highest = await highestAccepted(store, { name, answered: own }, publicKey);
      const ended = old.filter(({ serial }) => serial < highest).map(({ file }) => file.path);
      // Submissions first: without its answer one would be looked at again.
      for (const path of [...answeredLongAgo(entries, name, own, old), ...ended]) {
        if (left === 0) return;
        left -= 1;
        await store.remove(path);
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }
}

function answeredLongAgo(
  entries: readonly EntryFiles[],
  name: string,
  { serials }: Answered,
  old: Answered['files'],
): string[] {
  const past = new Set(old.map(({ serial }) => serial));
  return entries
    .filter((entry) => entry.name === name && serials.has(entry.serial) && past.has(entry.serial))
    .flatMap(({ file, coSigned }) => [...coSigned, file].map(({ path }) => path));
}
