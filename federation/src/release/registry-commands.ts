import type { Command } from './command.ts';
import { registryKeeper } from './registry-keeper.ts';
import { StoreError } from './release-store.ts';
import { repairRegistry } from './repair-registry.ts';
import { signingKey } from './signing-key.ts';
import { updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/** `pnpm sign-registry`: signs the live registry with another key. */
export const signRegistry: Command = async (options) => {
  if (!options.privateKey) throw new StoreError('Set VITRINA_REGISTRY_KEY: the key to sign with.');
  const keeper = registryKeeper(options);
  const live = await updateRegistry(keeper, (registry) => ({ ...registry }));
  return withHtml(options, keeper, `revision ${live.revision} is signed`);
};

/** `pnpm repair-registry`: replaces a broken registry with the last good one. */
export const repair: Command = async (options) => {
  const { store, ask, privateKey, config } = options;
  const publicKey = signingKey(privateKey, config)?.publicKey ?? null;
  const keeper = registryKeeper(options);
  const live = await repairRegistry({ store, ask, publicKey, keeper });
  return withHtml(options, keeper, `revision ${live.revision} is live`);
};
