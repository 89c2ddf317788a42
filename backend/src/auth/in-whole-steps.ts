import { setTimeout as sleep } from 'node:timers/promises';

/** Answers or fails only after whole steps of `stepMs`, so the duration reveals nothing. */
export async function inWholeSteps<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await sleep(stepMs - ((performance.now() - started) % stepMs));
  }
}
