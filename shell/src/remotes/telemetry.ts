import { platformConfig } from '@vitrina/shared-auth/platform';

/** What happens to remotes, for whoever runs the platform. Nothing about people. */
export type TelemetryEvent =
  | { type: 'loaded'; remote: string; release: string; ms: number }
  | { type: 'failed'; remote: string; release: string; phase: string }
  | { type: 'fallback'; remote: string; release: string; to: string };

const SEND_AFTER_MS = 2000;
const MAX_WAITING = 100;
const waiting: (TelemetryEvent & { at: number })[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Kept for a moment and sent together, where the configuration names an endpoint. */
export function report(event: TelemetryEvent): void {
  if (!platformConfig().telemetryUrl || waiting.length >= MAX_WAITING) return;
  waiting.push({ ...event, at: Math.round(performance.now()) });
  timer ??= setTimeout(flush, SEND_AFTER_MS);
  addEventListener('pagehide', flush, { once: true });
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const { telemetryUrl } = platformConfig();
  if (!telemetryUrl || waiting.length === 0) return;
  // Plain text: a request that needs no preflight, and that outlives the page.
  navigator.sendBeacon(telemetryUrl, JSON.stringify(waiting.splice(0)));
}
