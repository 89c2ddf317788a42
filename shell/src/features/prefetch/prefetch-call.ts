import {
  dropEarlyResponse,
  FRESH_MS,
  hasEarlyResponse,
  requestEarly,
} from '@vitrina/shared-auth/api/early-responses';
import { platformConfig } from '@vitrina/shared-auth/platform';

/**
 * Asks the host for `path`, unless this page did so lately. The first call that needs the answer takes
 * it; one that is no success is dropped.
 * @param token of the session; null for a call that carries none
 */
export async function prefetchCall(path: string, token: string | null): Promise<void> {
  const url = platformConfig().apiOrigin + path;
  if (hasEarlyResponse(url, token) || wasAskedLately(url)) return;
  try {
    const response = await requestEarly(url, token);
    // Read to its end: an answer that waits holds a connection.
    await response.clone().arrayBuffer();
    if (!response.ok) return dropEarlyResponse(url, token);
    // Nobody came for it. What may be there by then is newer.
    setTimeout(() => {
      if (!hasEarlyResponse(url, token)) dropEarlyResponse(url, token);
    }, FRESH_MS);
  } catch {
    dropEarlyResponse(url, token);
  }
}

const wasAskedLately = (url: string): boolean =>
  performance
    .getEntriesByName(url, 'resource')
    .some(({ startTime }) => performance.now() - startTime < FRESH_MS);
