import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from '../release-store.ts';
import { PAGES } from './pages-state.ts';

/*
 * One writer at a time, in a folder as in a bucket. Each holder creates the file of the next number,
 * which only one can (`putNew`), and renews it; who finds the last one silent takes the number after.
 */

const LOCKS = `${PAGES}/locks`;
const RENEW_MS = 15_000;
/** A holder that was silent for so long has ended. */
const SILENT_MS = 90_000;
const FREE = 'free';

export interface PagesLock {
  /** One more than that of the writer before. */
  turn: number;
  /** Says that the holder is alive. @returns false when somebody else has taken over */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

/** @returns null when somebody writes pages now */
export async function takePagesLock(
  store: ReleaseStore,
  now: () => number = Date.now,
): Promise<PagesLock | null> {
  const last = await lastLock(store);
  if (last && !(await isOver(store, last, now()))) return null;
  const number = (last?.number ?? 0) + 1;
  const file = fileOf(number);
  const holder = randomUUID();
  try {
    await store.putNew(file, holder);
  } catch (error) {
    // Somebody was faster.
    if ((await store.readText(file)) !== null) return null;
    throw error;
  }
  if (last) await store.remove(fileOf(last.number));
  let renewed = now();
  return {
    turn: number,
    async renew() {
      if (now() - renewed < RENEW_MS) return true;
      renewed = now();
      if ((await lastLock(store))?.number !== number) return false;
      await store.putText(file, holder);
      return true;
    },
    release: () => store.putText(file, FREE),
  };
}

/** The turn of whoever wrote last, or writes now; 0 before the first one. */
export const lastTurn = async (store: ReleaseStore): Promise<number> =>
  (await lastLock(store))?.number ?? 0;

const fileOf = (number: number) => `${LOCKS}/${number}.json`;

async function lastLock(store: ReleaseStore) {
  const locks = (await store.list(LOCKS)).flatMap(({ path, modified }) => {
    const [, number] = /\/(\d+)\.json$/.exec(path) ?? [];
    return number ? [{ number: Number(number), modified }] : [];
  });
  return locks.sort((a, b) => b.number - a.number)[0];
}

async function isOver(
  store: ReleaseStore,
  { number, modified }: { number: number; modified: Date },
  now: number,
): Promise<boolean> {
  if (now - modified.getTime() > SILENT_MS) return true;
  return (await store.readText(fileOf(number))) === FREE;
}
