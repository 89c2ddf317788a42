import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** An older lock belongs to a killed process. */
const STALE_MS = 10_000;
const LOOK_MS = 200;

/**
 * Runs `work` while no other process of this checkout builds: two builds would overwrite each other. The
 * lock is beside `dir`; `onWait` is called once when another process holds it.
 * @throws the reason of `stop` when aborted while waiting
 */
export async function whileOnlyBuild<T>(
  dir: string,
  work: () => Promise<T>,
  { onWait = () => {}, stop }: { onWait?: () => void; stop?: AbortSignal } = {},
): Promise<T> {
  mkdirSync(dir, { recursive: true });
  let release = await tryLock(dir);
  if (!release) onWait();
  while (!release) {
    stop?.throwIfAborted();
    await wait(LOOK_MS);
    release = await tryLock(dir);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}

async function tryLock(dir: string): Promise<(() => Promise<void>) | null> {
  try {
    return await lock(dir, { stale: STALE_MS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return null;
    throw error;
  }
}
