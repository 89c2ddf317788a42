import type { CommandOptions } from './command-options.ts';
import { pastRegistries } from './past-registries.ts';
import { readLive } from './read-live.ts';
import { registryHistory } from './registry-history.ts';
import { assertTrusted, type RegistryKeeper, registryKeeper } from './registry-keeper.ts';

export interface RegistryReader extends Pick<RegistryKeeper, 'live' | 'past'> {
  /** Whether this machine knows a key to verify with. */
  isVerified: boolean;
}

/**
 * The registry for a command that changes nothing. With the signing key it is verified as before a
 * change; with the configuration alone by its public key, its environment and the history.
 */
export function registryReader(options: CommandOptions): RegistryReader {
  const { store, config, privateKey } = options;
  if (privateKey) return { ...registryKeeper(options), isVerified: true };
  const key = config?.registryKey;
  return {
    isVerified: key !== undefined,
    past: () => pastRegistries(store, key ?? null),
    async live() {
      // Before the registry: what comes to it in between is higher, never lower.
      const known = await registryHistory(store).latest();
      const live = await readLive(store);
      const isSigned = live?.signed.signature !== undefined;
      // Without any key nothing can be said of a signature.
      if (key || !isSigned) await assertTrusted(store, live, { key, config, known });
      return live;
    },
  };
}
