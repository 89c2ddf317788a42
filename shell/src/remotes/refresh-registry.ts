import { olderDelegation } from '@vitrina/contract/delegation-signature';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { createFreshnessCheck } from './check-freshness.ts';
import { fetchFreshness } from './fetch-freshness.ts';
import { fetchRegistry } from './fetch-registry.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/** A registry younger than this is not asked for again, in ms. */
const FRESH_MS = 10_000;
/** What comes later counts for the next load. */
const PATIENCE_MS = 300;

export interface RefreshRegistry {
  isStale(): boolean;
  /**
   * Before a remote is loaded: takes over the registry that the shell's origin serves now, unless it
   * cannot be fetched, is not signed with the configured key, or is older than the one this page has (a
   * rollback too is a newer revision). With roots, somebody has to vouch for one that is new
   * (`/freshness.json`). Waits a moment only and never fails.
   * @param when `stale`: only where the registry is not fresh; `always` where somebody tries again
   */
  soon(when: 'stale' | 'always'): Promise<void>;
}

/** Whether the browser fetched the document before the click: its registry may be minutes old. */
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
  const checkFreshness = createFreshnessCheck(report);
  let running: Promise<void> | undefined;
  const kept = cameAhead() ? registry.signed() : undefined;

  /** @throws Error that says why the registry of this page stays */
  async function refresh(): Promise<void> {
    const { roots } = platformConfig();
    const [fetched, statement] = await Promise.all([fetchRegistry(), roots && fetchFreshness()]);
    const { revision, signature } = registry.signed();
    if (fetched.revision < revision)
      throw new Error(`/registry.json has revision ${fetched.revision}, this page ${revision}.`);
    if (!(await isGenuine(fetched))) throw new Error('/registry.json is not signed with our key.');
    if (roots) {
      const problem =
        olderDelegation(fetched, registry.signed()) ?? (await checkFreshness(statement, fetched));
      if (problem && fetched.signature !== signature)
        throw new Error(`/registry.json: ${problem}.`);
    }
    registry.takeOver(fetched);
  }

  const now = () => {
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
  const isStale = () => registry.signed() === kept || Date.now() - registry.takenAt() >= FRESH_MS;
  return {
    isStale,
    async soon(when) {
      if (when === 'stale' && !isStale()) return;
      // Without an answer the registry of this page may still do.
      const answered = now().catch(() => {});
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    },
  };
}
