import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from '../release-store.ts';
import { PAGES } from './pages-state.ts';

/*
 * A lock for one writer at a time, in a folder or a bucket. Each holder creates a file with the
 * next number (`putNew` lets only one succeed) and renews it. A silent holder loses the lock to the
 * next number.
 */

const LOCKS = `${PAGES}/locks`;
const RENEW_MS = 15_000;
/** A holder is dead after this silence, in ms. */
const SILENT_MS = 90_000;
const FREE = 'free';

export interface PagesLock {
  /** One more than the turn of the writer before. */
  turn: number;
  /** Renews the lock. @returns false when another process has taken over */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

/** @returns null while another process writes pages */
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
    // Another process was faster.
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

/** The turn of the last or present writer; 0 before the first one. */
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
