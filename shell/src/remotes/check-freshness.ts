import { freshnessProblem } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { platformConfig } from '@vitrina/shared-auth/platform';
import type { TelemetryEvent } from './telemetry-event.ts';

/** Registry and statement are two files, so they may briefly not match. */
const ALARM_AFTER_MS = 30_000;

/**
 * Checks whether a statement vouches for a registry, by the keys of its delegation. Reports once when none
 * has for a while.
 */
export function createFreshnessCheck(report: (event: TelemetryEvent) => void) {
  let since: number | undefined;
  let told = false;
  return async (statement: unknown, registry: Registry): Promise<string | null> => {
    const { environment } = platformConfig();
    const reason = await freshnessProblem(statement, registry, { environment, at: new Date() });
    const now = performance.now();
    since = reason ? (since ?? now) : undefined;
    if (reason && !told && now - (since ?? now) >= ALARM_AFTER_MS) {
      told = true;
      report({ type: 'stale', revision: registry.revision, reason });
    }
    return reason;
  };
}
