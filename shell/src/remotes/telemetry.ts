import type { Registry } from '@vitrina/contract/registry';
import { platformConfig } from '@vitrina/shared-auth/platform';
import type { TelemetryEvent, WaitingEvent } from './telemetry-event.ts';

/** Name of each event's mark in the browser's timeline, outside production. */
export const LOAD_MARK = 'vitrina:load';

const MAX_WAITING = 100;

/** Queues events, and sends them in batches from a lazy chunk if the configuration names an endpoint. */
export function createReport(registry: () => Registry): (event: TelemetryEvent) => void {
  const waiting: WaitingEvent[] = [];
  let sending = false;
  return (event) => {
    const { telemetryUrl, environment } = platformConfig();
    if (environment !== 'production') performance.mark(LOAD_MARK, { detail: event });
    if (!telemetryUrl || waiting.length >= MAX_WAITING) return;
    waiting.push({ ...event, at: Math.round(performance.now()) });
    if (sending) return;
    sending = true;
    import(/* webpackChunkName: "telemetry" */ './send-telemetry.ts').then(
      ({ startSending }) => startSending(telemetryUrl, waiting, registry),
      () => {
        // The page works without telemetry; the next event tries again.
        sending = false;
      },
    );
  };
}
