import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createWhole, removeIfPossible, unlessThere } from './create-whole.ts';
import { StoreError } from './release-store.ts';

/** A lock older than this was left by a process that ended in between. */
const LOCK_MS = 10_000;
const WAIT_MS = 20;

/**
 * Runs `work` while this process alone holds the file `lock`, which names its holder. Not by
 * `proper-lockfile`: of two processes that find the same stale lock at the same moment, it lets both
 * in, and one of two releases would be lost.
 * @param withRoom runs what makes a file, once more when the disk is full and room can be made
 * @throws StoreError when somebody else holds it for too long
 */
export async function locked<T>(
  lock: string,
  work: () => T,
  withRoom: WithRoom = (make) => make(),
): Promise<T> {
  const holder = randomUUID();
  const until = Date.now() + 2 * LOCK_MS;
  while (!take(lock, holder, withRoom)) {
    const left = staleHolder(lock);
    if (left !== null && takeOver(lock, left, holder, withRoom)) break;
    if (Date.now() > until)
      throw new StoreError(`${lock} is held by somebody else. If nobody releases, delete it.`);
    await wait(WAIT_MS);
  }
  try {
    return work();
  } finally {
    if (holderOf(lock) === holder) removeIfPossible(lock);
  }
}

type WithRoom = <R>(make: () => R) => R;

const take = (lock: string, holder: string, withRoom: WithRoom): boolean =>
  unlessThere(() => withRoom(() => createWhole(lock, holder)));

/**
 * Replaces the lock that `left` left behind. Of those who found it, the one that makes the folder
 * named after the dead holder may; it looks again, because another may have done so just before.
 * A lock that somebody has taken since names another holder, and is let alone.
 */
export function takeOver(
  lock: string,
  left: string,
  holder: string,
  withRoom: WithRoom = (make) => make(),
): boolean {
  const claim = `${lock}.${left}`;
  if (!unlessThere(() => withRoom(() => mkdirSync(claim)))) return false;
  try {
    if (staleHolder(lock) !== left) return false;
    const next = `${lock}.${holder}.next`;
    withRoom(() => createWhole(next, holder));
    renameSync(next, lock);
    return true;
  } finally {
    rmdirSync(claim);
  }
}

/** Who left the lock behind; null when it is free, or held. */
function staleHolder(lock: string): string | null {
  try {
    return Date.now() - statSync(lock).mtimeMs > LOCK_MS ? holderOf(lock) : null;
  } catch {
    return null;
  }
}

function holderOf(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return null;
  }
}
