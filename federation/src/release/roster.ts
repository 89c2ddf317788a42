import type { Registry } from '@vitrina/contract/registry';
import { claimedNow, rosterProblem } from '@vitrina/contract/rules/roster';
import { ReleaseError } from '../publish.ts';
import { readLive } from './read-live.ts';
import type { ReleaseStore } from './release-store.ts';

/** The live roster; without one, what the live releases claim: the start of a first one. */
export async function rosterOf(store: ReleaseStore): Promise<NonNullable<Registry['roster']>> {
  const live = await readLive(store);
  return live ? (live.registry.roster ?? claimedNow(live.registry)) : {};
}

/** @throws ReleaseError when a live release, its fallback or its canary is outside of it */
export function withRoster(registry: Registry, roster: NonNullable<Registry['roster']>): Registry {
  const next = { ...registry, roster };
  const problem = rosterProblem(next);
  if (problem) throw new ReleaseError(`A live release is outside of it: ${problem}.`);
  return next;
}
