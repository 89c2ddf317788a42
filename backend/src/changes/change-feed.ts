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

/** Pause between two polls of the database, in ms: changes are seen within a second. */
const PAUSE_MS = 200;
/** A listener further behind than this reloads everything, which is quicker for both sides. */
const MAX_BEHIND = 5 * BATCH;

/**
 * Receives the changes of one listener, in order, each once.
 * @param isComplete false when earlier changes are no longer stored
 */
type Take = (rows: readonly ChangeRow[], isComplete: boolean) => void;

interface Listener {
  /** Number of the last delivered change. */
  number: number;
  take: Take;
}

export interface Subscription {
  /** Number of the last delivered change; initially the starting point. */
  readonly number: number;
  /** Changes after the requested number are no longer stored. */
  isIncomplete: boolean;
  end(): void;
}

export interface ChangeFeed {
  /**
   * @param after number of the last known change; `now` for the present, or, with `age`, for the state
   *   `age` ms ago
   */
  subscribe(after: number | 'now', take: Take, age?: number): Promise<Subscription>;
  stop(): Promise<void>;
}

/**
 * Delivers database changes to the listeners of this process. Polls while anybody listens, so no connection
 * is held, it works behind a pooler in transaction mode, and each process sees the changes of all.
 */
export function createChangeFeed(db: Database, log: Pick<FastifyBaseLogger, 'error'>): ChangeFeed {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  /** @returns true when there is more to read at once */
  async function look(): Promise<boolean> {
    const from = Math.min(...[...listeners].map(({ number }) => number));
    const { rows, waits } = await readChanges(db, from);
    // Listeners refetch at once, from any process: none may still answer with its old list.
    if (rows.some(({ kind }) => kind === 'product')) await wait(CATALOGUE_TRUSTED_MS);
    // Listeners that joined during the read may be further behind; they get theirs with the next poll.
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
      // Changes without a number yet come after any that a listener knows.
      if (from === 'now') await numberAllChanges(db);
      const after = from === 'now' && age !== undefined ? await numberBefore(db, age) : from;
      const { first, last } = await changesKept(db);
      const isIncomplete =
        after !== 'now' && (after < first - 1 || after > last || after < last - MAX_BEHIND);
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
  // Numbers have gaps only where changes were deleted before this process read them.
  const isComplete = first.number === listener.number + 1;
  listener.number = last.number;
  listener.take(fresh, isComplete);
}
