import type { ReleaseStore } from '../release-store.ts';
import { readAnswer } from './answer.ts';
import { type EntryFiles, listAnswers, listEntries } from './entry-files.ts';

/** Submissions of one remote that nobody answered, the lowest serial first. */
export interface Waiting {
  /** The highest serial of the remote that was accepted; 0 before the first. */
  highest: number;
  /** Serials that were answered: whoever counts on passes them over. */
  answered: Set<number>;
  entries: EntryFiles[];
}

/** @param publicKey of the registry: nobody else's answers count */
export async function waitingEntries(
  store: ReleaseStore,
  publicKey: string,
): Promise<Map<string, Waiting>> {
  const answered = await listAnswers(store);
  const waiting = new Map<string, Waiting>();
  for (const entry of await listEntries(store)) {
    const { name, serial } = entry;
    const serials = answered.get(name) ?? new Set<number>();
    if (serials.has(serial)) continue;
    const known = waiting.get(name) ?? {
      highest: await highestAccepted(store, { name, serials }, publicKey),
      answered: serials,
      entries: [],
    };
    known.entries.push(entry);
    waiting.set(name, known);
  }
  return waiting;
}

/** @param serials that were answered, accepted or not */
export async function highestAccepted(
  store: ReleaseStore,
  { name, serials }: { name: string; serials: Iterable<number> },
  publicKey: string,
): Promise<number> {
  for (const serial of [...serials].sort((a, b) => b - a))
    if ((await readAnswer(store, { name, serial }, publicKey))?.accepted) return serial;
  return 0;
}

/** Takes out the one that waits longest; undefined when none is left. */
export function takeOldest(waiting: Map<string, Waiting>): EntryFiles | undefined {
  const heads = [...waiting.values()].flatMap(({ entries: [first] }) => (first ? [first] : []));
  const [oldest] = heads.sort((a, b) => a.file.modified.getTime() - b.file.modified.getTime());
  return oldest && waiting.get(oldest.name)?.entries.shift();
}
