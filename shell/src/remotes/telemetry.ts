import { platformConfig } from '@vitrina/shared-auth/platform';

/** What happens to remotes, for whoever runs the platform. Nothing about people. */
export type TelemetryEvent =
  | { type: 'loaded'; remote: string; release: string; ms: number }
  | { type: 'failed'; remote: string; release: string; phase: string }
  | { type: 'fallback'; remote: string; release: string; to: string };

const MAX_WAITING = 100;
const waiting: (TelemetryEvent & { at: number })[] = [];

/** Kept, and sent together by a chunk of its own, where the configuration names an endpoint. */
export function report(event: TelemetryEvent): void {
  const { telemetryUrl } = platformConfig();
  if (!telemetryUrl || waiting.length >= MAX_WAITING) return;
  waiting.push({ ...event, at: Math.round(performance.now()) });
  import(/* webpackChunkName: "telemetry" */ './send-telemetry.ts').then(
    ({ startSending }) => startSending(telemetryUrl, waiting),
    () => {
      // A page without telemetry is still a page.
    },
  );
}
