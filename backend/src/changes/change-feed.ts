import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { CATALOGUE_TRUSTED_MS } from '../products/catalogue.ts';
import {
  BATCH,
  type ChangeRow,
  changesKept,
  numberAllChanges,
  numberBefore,
  numberChanges,
  readChanges,
} from './changes-repository.ts';

/** Pause between two looks at the database, in ms: what anybody does is seen within a second. */
const PAUSE_MS = 200;
/** Who is further behind than this asks for everything again: it is quicker for both sides. */
const MOST_BEHIND = 5 * BATCH;

/**
 * Takes the changes of one listener, in order, each once.
 * @param isComplete false where some before them are not kept any more
 */
type Take = (rows: readonly ChangeRow[], isComplete: boolean) => void;

interface Listener {
  /** Number of the last change that it was given. */
  number: number;
  take: Take;
}

export interface Subscription {
  /** Number of the last change that it was given; at first where it begins. */
  readonly number: number;
  /** Changes after the number that was asked for are not kept any more. */
  isIncomplete: boolean;
  end(): void;
}

export interface ChangeFeed {
  /**
   * @param after number of the last change that is known; `now` for the present, or, with `age`, for so
   *   many ms before it
   */
  subscribe(after: number | 'now', take: Take, age?: number): Promise<Subscription>;
  stop(): Promise<void>;
}

/**
 * Gives what changes in the database to the listeners of this process. Asks the database at short
 * intervals while anybody listens: no connection is held, so it works behind a pooler in transaction
 * mode, and each process sees what all of them do.
 */
export function createChangeFeed(db: Database, log: Pick<FastifyBaseLogger, 'error'>): ChangeFeed {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  /** @returns whether there is more at once */
  async function look(): Promise<boolean> {
    const from = Math.min(...[...listeners].map(({ number }) => number));
    const { rows, waits } = await readChanges(db, from);
    // Whoever is told asks at once, any process: by then none may answer with the list of before.
    if (rows.some(({ kind }) => kind === 'product')) await wait(CATALOGUE_TRUSTED_MS);
    // Who came while they were read may be further behind, and gets its own with the next look.
    for (const listener of listeners) if (listener.number >= from) give(listener, rows);
    return waits ? (await numberChanges(db)) > 0 : rows.length === BATCH;
  }

  async function turn(): Promise<void> {
    try {
      while (listeners.size > 0 && (await look()));
    } catch (error) {
      log.error({ err: error }, 'changes could not be read');
    }
    timer = undefined;
    schedule();
  }

  function schedule(): void {
    if (isStopped || timer || listeners.size === 0) return;
    timer = setTimeout(() => {
      running = turn();
    }, PAUSE_MS);
  }

  return {
    async subscribe(from, take, age) {
      // What waits for its number comes after any that a listener knows.
      if (from === 'now') await numberAllChanges(db);
      const after = from === 'now' && age !== undefined ? await numberBefore(db, age) : from;
      const { first, last } = await changesKept(db);
      const isIncomplete =
        after !== 'now' && (after < first - 1 || after > last || after < last - MOST_BEHIND);
      const listener = { number: after === 'now' || isIncomplete ? last : after, take };
      listeners.add(listener);
      schedule();
      return {
        get number() {
          return listener.number;
        },
        isIncomplete,
        end: () => listeners.delete(listener),
      };
    },
    async stop() {
      isStopped = true;
      listeners.clear();
      clearTimeout(timer);
      await running;
    },
  };
}

function give(listener: Listener, rows: readonly ChangeRow[]): void {
  const fresh = rows.filter(({ number }) => number > listener.number);
  const [first, last] = [fresh[0], fresh.at(-1)];
  if (!first || !last) return;
  // Numbers have no gaps but where changes were deleted before this process came to read them.
  const isComplete = first.number === listener.number + 1;
  listener.number = last.number;
  listener.take(fresh, isComplete);
}
