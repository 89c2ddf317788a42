import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** A lock not refreshed for this long was left by a process that was killed. */
const STALE_MS = 10_000;
const LOOK_MS = 200;

/**
 * Runs `work` while no other process of this checkout builds: two at once would write over each
 * other's output. The lock lies beside `dir`; `onWait` is told once when another holds it.
 * @throws the reason of `stop` when it is aborted while waiting
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
