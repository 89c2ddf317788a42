import type { TelemetryEvent } from './telemetry-event.ts';

/** Registry and statement are two files that may briefly differ, and single requests may fail. */
const ALARM_AFTER_MS = 30_000;

/**
 * Reports once when no refresh has succeeded for a while. Every reason counts, because an attacker who withholds
 * updates chooses it; failures without a connection, and those before them, do not.
 */
export function createStaleAlarm(report: (event: TelemetryEvent) => void) {
  let since: number | undefined;
  let told = false;
  /** @param reason of a failed refresh; null when the served registry is vouched for */
  return (reason: string | null, revision: number): void => {
    const now = performance.now();
    since = reason && navigator.onLine ? (since ?? now) : undefined;
    if (!reason || told || now - (since ?? now) < ALARM_AFTER_MS) return;
    told = true;
    report({ type: 'stale', revision, reason });
  };
}
