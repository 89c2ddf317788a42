import type { Registry } from '@vitrina/contract/registry';
import { isLoopback } from '@vitrina/contract/rules/safe-address';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { fetchRegistry } from './fetch-registry.ts';
import { releasesHere } from './offered-releases.ts';
import type { RemoteRuntime } from './remote-runtime.ts';

/** The registry that a page lives by: its document's, until a newer one is taken over. */
export interface LiveRegistry {
  /** As it was signed. */
  signed(): Registry;
  /** As this browser gets it. */
  offered(): Registry;
  /** Whether it is signed with the configuration's key; production has one. */
  isGenuine(): Promise<boolean>;
  /**
   * Takes over the registry that the shell's origin serves now, so that a retry meets a release that
   * was published since.
   * @throws Error when it cannot be fetched, is not signed with the configured key, or is older than
   *   the one this page has: a rollback too is a newer revision
   */
  refresh(): Promise<void>;
}

export function createLiveRegistry(
  initial: Registry,
  runtime: () => Promise<RemoteRuntime>,
): LiveRegistry {
  let signed = initial;
  let offered: Registry | undefined;
  const isGenuine = async (registry: Registry) => {
    const { registryKey, environment, apiOrigin } = platformConfig();
    // A drill of production on one machine may do without a key.
    if (!registryKey) return environment !== 'production' || isLoopback(apiOrigin);
    return (await runtime()).isGenuine(registry, registryKey);
  };
  return {
    signed: () => signed,
    offered() {
      offered ??= releasesHere(signed, platformConfig().environment);
      return offered;
    },
    isGenuine: () => isGenuine(signed),
    async refresh() {
      const fetched = await fetchRegistry();
      if (fetched.revision < signed.revision)
        throw new Error(
          `/registry.json has revision ${fetched.revision}, this page ${signed.revision}.`,
        );
      if (!(await isGenuine(fetched)))
        throw new Error('/registry.json is not signed with our key.');
      signed = fetched;
      offered = undefined;
    },
  };
}
