import type { ReleaseStore } from '../release-store.ts';
import { readAnswer } from './answer.ts';
import { type EntryFiles, listAnswers, listEntries } from './entry-files.ts';

/** Limit for one remote in a pass: the others wait for its end. */
const MOST_ANSWERED = 20;

/** The submissions of one remote without an answer, the lowest serial first. */
export interface Waiting {
  /** The highest accepted serial of the remote; 0 before the first. */
  highest: number;
  /** Answered serials: the next submission skips them. */
  answered: Set<number>;
  entries: EntryFiles[];
}

/**
 * @param publicKey of the registry: other answers are ignored
 * @param skip gets what a team made unreadable
 */
export async function waitingEntries(
  store: ReleaseStore,
  publicKey: string,
  skip: (problem: Error) => void = () => {},
): Promise<Map<string, Waiting>> {
  const answered = await listAnswers(store);
  const waiting = new Map<string, Waiting>();
  for (const entry of await listEntries(store, undefined, skip)) {
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
 * Takes the next submission: teams alternate; among the teams with the fewest answers, the longest
 * waiting goes first.
 * @param answered remote -> number of its submissions answered in this pass
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
