import {
  dropEarlyResponse,
  FRESH_MS,
  hasEarlyResponse,
  requestEarly,
} from '@vitrina/shared-auth/api/early-responses';
import { platformConfig } from '@vitrina/shared-auth/platform';

/**
 * Requests `path` unless this page did recently. The first call that needs the answer takes it; failures
 * are dropped.
 * @param token of the session; null for a call without one
 */
export async function prefetchCall(path: string, token: string | null): Promise<void> {
  const url = platformConfig().apiOrigin + path;
  if (hasEarlyResponse(url, token) || wasAskedLately(url)) return;
  try {
    const response = await requestEarly(url, token);
    // Read to the end: an unread answer blocks a connection.
    await response.clone().arrayBuffer();
    if (!response.ok) return dropEarlyResponse(url, token);
    // Nobody took it; a later one may be stored by now.
    setTimeout(() => {
      if (!hasEarlyResponse(url, token)) dropEarlyResponse(url, token);
    }, FRESH_MS);
  } catch {
    dropEarlyResponse(url, token);
  }
}

/** Address -> time of its last request, in ms since the page started. */
const asked = new Map<string, number>();

/** Records earlier and future calls of this page: the browser's own list ends at 250 resources. */
export function watchCalls(): void {
  const { apiOrigin } = platformConfig();
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name.startsWith(apiOrigin)) asked.set(name, startTime);
  }).observe({ type: 'resource', buffered: true });
}

const wasAskedLately = (url: string): boolean =>
  performance.now() - (asked.get(url) ?? Number.NEGATIVE_INFINITY) < FRESH_MS;
