import { type ReleaseStore, StoreError } from '../release-store.ts';
import { readAnswer } from './answer.ts';
import {
  type Answered,
  type EntryFiles,
  listAnswers,
  listEntries,
  MAX_FILES,
} from './entry-files.ts';

/** Limit for one remote in a pass: the others wait for its end. */
const MAX_LOOKED_AT = 20;

/** The submissions of one remote without an answer, the lowest serial first. */
export interface Waiting {
  /** The highest accepted serial of the remote; 0 before the first. */
  highest: number;
  /** Serials that are answered or wait: the next submission skips them. */
  taken: Set<number>;
  entries: EntryFiles[];
}

/** The files in the store that teams and publisher exchange. */
export interface Exchange {
  entries: EntryFiles[];
  answered: Map<string, Answered>;
}

/**
 * @param names of remotes, whose files are listed apart: each has a limit
 * @param skip gets what a team made unreadable, and an excess of files
 */
export async function readExchange(
  store: ReleaseStore,
  names: readonly string[],
  skip: (problem: Error, name: string) => void = () => {},
): Promise<Exchange> {
  const exchange: Exchange = { entries: [], answered: new Map() };
  for (const name of names) {
    // All of them: a submission whose answer was left out would be judged again.
    const answered = await listAnswers(store, name);
    exchange.answered.set(name, answered);
    const entries = await listEntries(store, name, (problem) => skip(problem, name));
    if (answered.files.length <= MAX_FILES) exchange.entries.push(...entries);
    else
      skip(
        new StoreError(
          `${store.name}/answers/${name} has more than ${MAX_FILES} files: what ${name} submits waits until some are deleted, after all of entries/${name}: without its answer a refused submission is judged again, and may go live.`,
        ),
        name,
      );
  }
  return exchange;
}

/** @param publicKey of the registry: other answers are ignored */
export async function waitingEntries(
  store: ReleaseStore,
  publicKey: string,
  { entries, answered }: Exchange,
): Promise<Map<string, Waiting>> {
  const waiting = new Map<string, Waiting>();
  for (const entry of entries) {
    const { name, serial } = entry;
    const own = answered.get(name);
    if (!own || own.serials.has(serial)) continue;
    const known = waiting.get(name) ?? {
      highest: await highestAccepted(store, { name, answered: own }, publicKey),
      taken: new Set(own.serials),
      entries: [],
    };
    known.taken.add(serial);
    known.entries.push(entry);
    waiting.set(name, known);
  }
  return waiting;
}

/** Reads one answer, and those refused by an earlier version. */
export async function highestAccepted(
  store: ReleaseStore,
  { name, answered: { serials, refused } }: { name: string; answered: Answered },
  publicKey: string,
): Promise<number> {
  const perhaps = [...serials].filter((serial) => !refused.has(serial));
  for (const serial of perhaps.sort((a, b) => b - a))
    if ((await readAnswer(store, { name, serial }, publicKey))?.accepted) return serial;
  return 0;
}

/**
 * The submissions of one remote in the order of a pass: some of the lowest serials, then the others from a
 * random start. So none waits for ever behind those that miss a signature.
 */
export function inTurn(entries: readonly EntryFiles[]): EntryFiles[] {
  if (entries.length <= MAX_LOOKED_AT) return [...entries];
  const [first, rest] = [entries.slice(0, MAX_LOOKED_AT / 2), entries.slice(MAX_LOOKED_AT / 2)];
  const start = Math.floor(Math.random() * rest.length);
  return [...first, ...rest.slice(start), ...rest.slice(0, start)];
}

/**
 * Takes the next submission: teams alternate; among the teams with the fewest turns, the longest
 * waiting goes first.
 * @param turns remote -> number of its submissions looked at in this pass
 * @returns undefined when none is left for this pass
 */
export function takeNext(
  waiting: Map<string, Waiting>,
  turns: ReadonlyMap<string, number>,
): EntryFiles | undefined {
  const turnOf = ({ name }: EntryFiles) => turns.get(name) ?? 0;
  const heads = [...waiting.values()].flatMap(({ entries: [first] }) => (first ? [first] : []));
  const [next] = heads
    .filter((head) => turnOf(head) < MAX_LOOKED_AT)
    .sort((a, b) => turnOf(a) - turnOf(b) || a.file.modified.getTime() - b.file.modified.getTime());
  return next && waiting.get(next.name)?.entries.shift();
}
