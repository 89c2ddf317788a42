import type { ReleaseStore } from '../release-store.ts';
import { readAnswer } from './answer.ts';
import { type EntryFiles, listAnswers, listEntries } from './entry-files.ts';

/** Of one remote in a pass: the others wait for its end. */
const MOST_ANSWERED = 20;

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

/**
 * Takes out what is next: teams in turn, of those whose turn it is the one that waits longest.
 * @param answered remote -> how many of it this pass answered
 * @returns undefined when none is left for this pass
 */
export function takeNext(
  waiting: Map<string, Waiting>,
  answered: ReadonlyMap<string, number>,
): EntryFiles | undefined {
  const turnOf = ({ name }: EntryFiles) => answered.get(name) ?? 0;
  const heads = [...waiting.values()].flatMap(({ entries: [first] }) => (first ? [first] : []));
  const [next] = heads
    .filter((head) => turnOf(head) < MOST_ANSWERED)
    .sort((a, b) => turnOf(a) - turnOf(b) || a.file.modified.getTime() - b.file.modified.getTime());
  return next && waiting.get(next.name)?.entries.shift();
}
