import type { CommandOptions } from './command-options.ts';
import { pastRegistries } from './past-registries.ts';
import { readLive } from './read-live.ts';
import { registryHistory } from './registry-history.ts';
import { assertTrusted, type RegistryKeeper, registryKeeper } from './registry-keeper.ts';

export interface RegistryReader extends Pick<RegistryKeeper, 'live' | 'past'> {
  /** True when this machine has a key to verify with. */
  isVerified: boolean;
}

/**
 * Reads the registry for commands that change nothing. With the signing key it verifies as before a
 * change; with the configuration alone, by its public key, environment and history.
 */
export function registryReader(options: CommandOptions): RegistryReader {
  const { store, config, privateKey } = options;
  if (privateKey) return { ...registryKeeper(options), isVerified: true };
  const key = config?.registryKey;
  return {
    isVerified: key !== undefined,
    past: (name, ids) => pastRegistries(store, key ?? null, { name, ids }),
    async live() {
      // Read before the registry: a revision added in between is higher, never lower.
      const claimed = await registryHistory(store).claimed();
      const live = await readLive(store);
      const isSigned = live?.signed.signature !== undefined;
      // Without a key a signature cannot be verified.
      if (key || !isSigned) await assertTrusted(store, live, { key, config, claimed });
      return live;
    },
  };
}
