import { setTimeout as sleep } from 'node:timers/promises';
import { SQL_STATES, sqlState } from './sql-errors.ts';

const MAX_ATTEMPTS = 5;

/**
 * Runs `work`, and again after a serialisation failure or deadlock. Distributed engines cause these in
 * normal operation, so `work` must be a whole transaction without outside effects.
 */
export async function retryable<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isGivenUp(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

function isGivenUp(error: unknown): boolean {
  const state = sqlState(error);
  return state === SQL_STATES.serializationFailure || state === SQL_STATES.deadlockDetected;
}
