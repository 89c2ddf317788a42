import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@vitrina/contract/registry';
import { signRegistry } from '@vitrina/contract/registry-signature';
import { type ReleaseStore, StoreError } from './release-store.ts';

const TRIES = 30;
const PAUSE_MS = 50;

/**
 * Changes the live registry: what `change` makes of it, one revision later and signed. When somebody
 * else is faster, `change` is asked again with what they made, so that nothing of either is lost.
 * @param change answers the same object where there is nothing to change
 * @param privateKey PKCS #8 in base64; null while developing
 * @returns the registry that is live now
 * @throws StoreError when the store has no registry, when it is signed and there is no key, or others are faster again and again
 */
export async function updateRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry,
  privateKey: string | null,
): Promise<Registry> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stored = await store.readRegistry();
    if (!stored) throw new StoreError(`${store.name} has no registry: release the shell first.`);
    const { signature, ...registry } = stored.registry;
    checkKey(store, signature, privateKey);
    const changed = change(registry);
    if (changed === registry) return stored.registry;
    const next = { ...changed, revision: registry.revision + 1 };
    const signed = privateKey ? await signRegistry(next, privateKey) : next;
    if (await store.replaceRegistry(signed, stored.tag)) return signed;
    // Not all at once again.
    await wait(Math.random() * PAUSE_MS);
  }
  throw new StoreError(`${store.name}: others changed the registry ${TRIES} times in a row.`);
}

/**
 * A change without a key would leave the live registry unsigned, and every browser would refuse it.
 * @throws StoreError
 */
export function checkKey(
  store: ReleaseStore,
  signature: string | undefined,
  privateKey: string | null,
): void {
  if (signature && !privateKey)
    throw new StoreError(`The registry of ${store.name} is signed: set VITRINA_REGISTRY_KEY.`);
}
