import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@vitrina/contract/registry';
import { rosterProblem } from '@vitrina/contract/rules/roster';
import type { StoredRegistry } from './read-live.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { StoreError } from './release-store.ts';
import { checkAsWritten } from './roster.ts';

const TRIES = 30;
const PAUSE_MS = 50;

/**
 * Changes the live registry, raises its revision and signs it. When another change is faster, it
 * calls `change` again with the new registry, so that neither is lost.
 * @param change gets the registry as this version understands it, and as stored; returns the same
 *   object for no change
 * @returns the live registry, as this version understands it
 * @throws StoreError when there is no registry, it is not trusted, or others are faster every time
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
    const written = live.whole(next);
    // A registry that pages refuse already may still be changed, step by step.
    if (!isRefused(live.signed)) checkAsWritten(written);
    const put = await keeper.replace(written, tag);
    // The publisher may have applied other changes before this one.
    if (put) return { ...next, revision: put.revision };
    // Random, so that concurrent processes do not retry at the same moment.
    await wait(Math.random() * PAUSE_MS);
  }
  throw new StoreError(`Others changed the registry ${TRIES} times in a row.`);
}

export const noRegistry = (): StoreError =>
  new StoreError('There is no registry yet: release the shell first.');

const isRefused = (registry: Registry): boolean =>
  registry.delegation !== undefined && rosterProblem(registry) !== null;
