import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createWhole, removeIfPossible, unlessThere } from './create-whole.ts';
import { StoreError } from './release-store.ts';

/** An older lock was left by a process that ended. In ms. */
const LOCK_MS = 10_000;
const WAIT_MS = 20;

/**
 * Runs `work` while this process holds the file `lock`, which contains its holder's id.
 * `proper-lockfile` does not fit: when two processes find the same stale lock at once, it lets both
 * in, and one of two releases would be lost.
 * @param withRoom runs a call that creates a file; retries it when the disk is full and room can be
 *   made
 * @throws StoreError when another process holds the lock for too long
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
 * Takes over the stale lock of the holder `left`. `mkdir` of a folder named after it elects one
 * winner. The winner checks the lock again, because an earlier winner may have replaced it. A lock
 * with another holder is never touched.
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

/** The holder of a stale lock; null when the lock is free or held. */
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
