import type { TelemetryEvent } from './telemetry-event.ts';

/** Registry and statement are two files, so they may briefly not match; and requests get lost. */
const ALARM_AFTER_MS = 30_000;

/**
 * Reports once when no refresh has succeeded for a while, for whatever reason: who withholds updates chooses
 * it. Failures without a connection do not count, nor do those before them.
 */
export function createStaleAlarm(report: (event: TelemetryEvent) => void) {
  let since: number | undefined;
  let told = false;
  /** @param reason of a refresh that failed; null when somebody vouches for what is served */
  return (reason: string | null, revision: number): void => {
    const now = performance.now();
    since = reason && navigator.onLine ? (since ?? now) : undefined;
    if (!reason || told || now - (since ?? now) < ALARM_AFTER_MS) return;
    told = true;
    report({ type: 'stale', revision, reason });
  };
}
