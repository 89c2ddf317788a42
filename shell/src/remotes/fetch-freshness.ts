import { FRESHNESS_FILE } from '@vitrina/contract/delegation';

/**
 * The statement about the registry from the shell's origin, unverified; `null` without one.
 * @throws Error when there is no answer
 */
export async function fetchFreshness(): Promise<unknown> {
  const response = await fetch(`/${FRESHNESS_FILE}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(5000),
  });
  return response.ok ? response.json().catch(() => null) : null;
}
