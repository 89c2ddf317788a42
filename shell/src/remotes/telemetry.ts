import { platformConfig } from '@vitrina/shared-auth/platform';

/** What happens to remotes, for whoever runs the platform. Nothing about people. */
export type TelemetryEvent =
  | { type: 'loaded'; remote: string; release: string; ms: number }
  | { type: 'failed'; remote: string; release: string; phase: string }
  | { type: 'fallback'; remote: string; release: string; to: string };

/** Name under which the browser's timeline holds each event, outside production. */
export const LOAD_MARK = 'vitrina:load';

const MAX_WAITING = 100;
const waiting: (TelemetryEvent & { at: number })[] = [];

/** Kept, and sent together by a chunk of its own, where the configuration names an endpoint. */
export function report(event: TelemetryEvent): void {
  const { telemetryUrl, environment } = platformConfig();
  if (environment !== 'production') performance.mark(LOAD_MARK, { detail: event });
  if (!telemetryUrl || waiting.length >= MAX_WAITING) return;
  waiting.push({ ...event, at: Math.round(performance.now()) });
  import(/* webpackChunkName: "telemetry" */ './send-telemetry.ts').then(
    ({ startSending }) => startSending(telemetryUrl, waiting),
    () => {
      // A page without telemetry is still a page.
    },
  );
}
