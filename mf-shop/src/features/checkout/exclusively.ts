const LOCK = 'vitrina:checkout';
/** A tab that sleeps in the background may hold the lock; the person is told instead of waiting on. */
const PATIENCE_MS = 30_000;

/**
 * Runs `work` while no other tab of this browser runs its own (Web Locks). A browser without locks
 * runs it at once: a host that knows payments still makes one order of one.
 * @throws DOMException `TimeoutError` when another tab does not come to an end
 */
export async function exclusively(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return work();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await locks.request(LOCK, { signal }, work);
}
