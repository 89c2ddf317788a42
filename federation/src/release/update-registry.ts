import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@vitrina/contract/registry';
import type { StoredRegistry } from './read-live.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { StoreError } from './release-store.ts';

const TRIES = 30;
const PAUSE_MS = 50;

/**
 * Changes the live registry: what `change` makes of it, one revision later and signed. When somebody
 * else is faster, `change` is asked again with what they made, so that nothing of either is lost.
 * @param change gets what this version understands, and the whole beside it; answers the same object where there is nothing to change
 * @returns the registry that is live now, as far as this version understands it
 * @throws StoreError when there is no registry, it is not to be trusted, or others are faster again and again
 */
export async function updateRegistry(
  keeper: RegistryKeeper,
  change: (registry: Registry, live: StoredRegistry) => Registry | Promise<Registry>,
): Promise<Registry> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const live = await keeper.live();
    if (!live) throw noRegistry();
    const { registry, tag } = live;
    const changed = await change(registry, live);
    if (changed === registry) return registry;
    const { signature: _, ...unsigned } = changed;
    const next = { ...unsigned, revision: registry.revision + 1 };
    const put = await keeper.replace(live.whole(next), tag);
    // A publisher may have made others' changes live before this one.
    if (put) return { ...next, revision: put.revision };
    // Not all at once again.
    await wait(Math.random() * PAUSE_MS);
  }
  throw new StoreError(`Others changed the registry ${TRIES} times in a row.`);
}

export const noRegistry = (): StoreError =>
  new StoreError('There is no registry yet: release the shell first.');
