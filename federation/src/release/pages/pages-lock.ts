import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from '../release-store.ts';
import { PAGES } from './pages-state.ts';

/*
 * A lock for one writer at a time, in a folder or a bucket. Each holder creates a file with the
 * next number (`putNew` lets only one succeed) and renews it beside its work. A silent holder loses
 * the lock to the next number.
 */

const LOCKS = `${PAGES}/locks`;
const FREE = 'free';

interface LockTimes {
  /** The store's clock, in ms; absent: asked, because machines disagree. */
  now?: () => number;
  renewMs?: number;
  /**
   * A holder is dead after this silence, in ms. With the restart and the pages of a change it stays below the
   * minute in which a price is right (decision 031).
   */
  silentMs?: number;
  /** A holder that reports no progress for so long hangs, or waits for a person, in ms. */
  stuckMs?: number;
}

export interface PagesLock {
  /** The previous writer's turn plus one. */
  turn: number;
  /** Reports progress. @returns false when another process has taken over */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

/** @returns null while another process writes pages */
export async function takePagesLock(
  store: ReleaseStore,
  { now, renewMs = 5_000, silentMs = 25_000, stuckMs = 180_000 }: LockTimes = {},
): Promise<PagesLock | null> {
  const last = await lastLock(store);
  if (last && (await store.readText(fileOf(last.number))) !== FREE) {
    const silence = (now?.() ?? (await storeTime(store))) - last.modified.getTime();
    if (silence <= silentMs) return null;
  }
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
  const clock = now ?? Date.now;
  let renewed = clock();
  let reported = clock();
  /** @returns false when the lock is lost */
  const put = async () => {
    if ((await lastLock(store))?.number !== number) return false;
    await store.putText(file, holder);
    renewed = clock();
    return true;
  };
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    if (clock() - reported > stuckMs) return;
    // A store that fails now is asked again by `renew`.
    renewing = renewing.then(put).catch(() => {});
  }, renewMs).unref();
  return {
    turn: number,
    async renew() {
      reported = clock();
      return clock() - renewed < 2 * renewMs || put();
    },
    async release() {
      clearInterval(timer);
      // A later renewal would take the lock again.
      await renewing;
      await store.putText(file, FREE);
    },
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

/** The time of the clock that dates the files of the store, in ms. */
async function storeTime(store: ReleaseStore): Promise<number> {
  const probe = `${LOCKS}/clock.json`;
  await store.putText(probe, randomUUID());
  const found = (await store.list(LOCKS)).find(({ path }) => path === probe);
  return found?.modified.getTime() ?? Date.now();
}
