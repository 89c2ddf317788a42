import type { Registry } from '@vitrina/contract/registry';
import { reportUnreadable } from './report-unreadable.ts';
import type { WaitingEvent } from './telemetry-event.ts';
import { createVitals } from './web-vitals.ts';

const SEND_AFTER_MS = 2000;

/**
 * Lazy chunk: sends queued events to `url` every two seconds and on leaving, with network times per
 * release, unreadable answers, and finally each remote's web vitals.
 */
export function startSending(url: string, waiting: WaitingEvent[], registry: () => Registry): void {
  const vitals = createVitals(registry);
  reportUnreadable((event) => waiting.push(event));
  const flush = () => {
    const events = waiting
      .splice(0)
      .map((event) => withNetwork({ ...event, ...teamOf(event, registry()) }, registry()));
    // Plain text: needs no preflight, and the request outlives the page.
    if (events.length > 0) navigator.sendBeacon(url, JSON.stringify(events));
  };
  setInterval(flush, SEND_AFTER_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    waiting.push(...vitals.take());
    flush();
  });
}

/** Team to alert about a remote; empty when its release does not say. */
function teamOf(event: WaitingEvent, { remotes }: Registry): { team?: string } {
  const name = 'remote' in event && event.remote;
  const team = remotes.find((remote) => remote.name === name)?.current.owner?.team;
  return team === undefined ? {} : { team };
}

/** Resource timing of a load: the entry, and the module with its styles. */
function withNetwork(event: WaitingEvent, { remotes }: Registry): object {
  if (event.type !== 'loaded') return event;
  const found = remotes
    .flatMap(({ current, previous }) => [current, previous])
    .find((candidate) => candidate?.id === event.release);
  if (!found) return event;
  const modules = Object.values(found.modules).flat();
  return {
    ...event,
    entryMs: longest([found.entry.url]),
    modulesMs: longest(modules.map(({ url }) => url)),
  };
}

const longest = (urls: readonly string[]): number =>
  Math.round(
    Math.max(
      0,
      ...urls.flatMap((url) => performance.getEntriesByName(url).map(({ duration }) => duration)),
    ),
  );
