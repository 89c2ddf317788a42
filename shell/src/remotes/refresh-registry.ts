import { freshnessProblem, olderDelegation } from '@vitrina/contract/delegation-signature';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { fetchFreshness } from './fetch-freshness.ts';
import { FRESH_MS, type RegistryRequest, requestRegistry } from './fetch-registry.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { createStaleAlarm } from './stale-alarm.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/** A later answer counts for the next load. */
const PATIENCE_MS = 300;

export interface RefreshRegistry {
  isStale(): boolean;
  /**
   * Before a remote is loaded: takes over the registry that the shell's origin serves now, unless it
   * cannot be fetched, is not signed with the configured key, or is older than the one this page has (a
   * rollback too is a newer revision). With roots, somebody has to vouch for one that is new
   * (`/freshness.json`). Waits a moment only and never fails.
   * @param when `stale`: only where the registry is not fresh; `always` where somebody tries again
   * @param early a request that began before; used instead of another one
   */
  soon(when: 'stale' | 'always', early?: RegistryRequest): Promise<void>;
}

/** Whether the browser prefetched the document: its registry may be minutes old. */
const cameAhead = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch');

export function createRefresh(
  registry: LiveRegistry,
  { isGenuine }: Pick<RemoteRuntime, 'isGenuine'>,
  report: (event: TelemetryEvent) => void,
  patienceMs = PATIENCE_MS,
): RefreshRegistry {
  const alarm = createStaleAlarm(report);
  let running: Promise<void> | undefined;
  const kept = cameAhead() ? registry.signed() : undefined;

  /** @throws Error with the reason for keeping this page's registry */
  async function refresh({ at, answer }: RegistryRequest): Promise<void> {
    const { roots, environment } = platformConfig();
    let served = registry.signed();
    let stale: string | null = null;
    try {
      const [fetched, statement] = await Promise.all([answer, roots && fetchFreshness()]);
      const own = registry.signed();
      const older =
        fetched.revision < own.revision
          ? `it has revision ${fetched.revision}, this page ${own.revision}`
          : roots && olderDelegation(fetched, own);
      if (older && !roots) throw refused(older);
      if (!(await isGenuine(fetched))) throw refused('it is not signed with our key');
      served = fetched;
      // Checked even if it is not used, so that telemetry reports what is served.
      if (roots) stale = await freshnessProblem(statement, served, { environment, at: new Date() });
      if (older) throw refused(older);
      if (stale && fetched.signature !== own.signature) throw refused(stale);
      registry.takeOver(fetched, at);
    } catch (error) {
      stale ??= String(error);
      throw error;
    } finally {
      if (roots) alarm(stale, served.revision);
    }
  }

  const now = (early?: RegistryRequest) => {
    running ??= refresh(early ?? requestRegistry()).finally(() => {
      running = undefined;
    });
    return running;
  };
  const isStale = () =>
    registry.signed() === kept || Date.now() - registry.requestedAt() >= FRESH_MS;
  return {
    isStale,
    async soon(when, early) {
      if (when === 'stale' && !isStale()) return;
      // Without an answer this page's registry may still do.
      const answered = now(early).catch(() => {});
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    },
  };
}

const refused = (why: string): Error => new Error(`/registry.json is refused: ${why}.`);
