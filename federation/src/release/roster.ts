import type { Registry } from '@vitrina/contract/registry';
import { htmlOf } from '@vitrina/contract/remote-html';
import { outsideNavigationRoster } from '@vitrina/contract/rules/navigation-claims';
import { claimedNow, rosterProblem } from '@vitrina/contract/rules/roster';
import { outsideSlotRoster } from '@vitrina/contract/rules/slot-claims';
import { ReleaseError } from '../publish.ts';
import type { StoredRegistry } from './read-live.ts';

/** The live roster; without one, what the live releases claim: the start of a first one. */
export const rosterOf = (live: StoredRegistry | null): NonNullable<Registry['roster']> =>
  live ? (live.registry.roster ?? withHtmlCalls(claimedNow(live.registry), live.registry)) : {};

/** The calls that pages are written from are claimed like those that are made ahead. */
function withHtmlCalls(
  roster: NonNullable<Registry['roster']>,
  { remotes }: Registry,
): NonNullable<Registry['roster']> {
  for (const { name, current } of remotes)
    for (const mount of current.mounts) {
      const claim = roster[name]?.find(({ id, path }) => id === mount.id && path === mount.path);
      const calls = htmlOf(mount)?.calls ?? [];
      if (claim) claim.preloadCalls = [...new Set([...claim.preloadCalls, ...calls])];
    }
  return roster;
}

/** @throws ReleaseError when a live release, its fallback or its canary is outside of it */
export function withRoster(registry: Registry, roster: NonNullable<Registry['roster']>): Registry {
  const next = { ...registry, roster };
  const problem = rosterProblem(next) ?? contributionProblem(next);
  if (problem) throw new ReleaseError(`A live release is outside of it: ${problem}.`);
  return next;
}

/** Such a fill or link costs itself alone, so it is no reason to refuse a whole registry in a page. */
function contributionProblem({ roster, remotes }: Registry): string | null {
  for (const { name, current, previous, canary } of remotes)
    for (const release of [current, previous, canary?.release]) {
      const problem =
        release &&
        (outsideNavigationRoster(roster, name, release) ??
          outsideSlotRoster(roster, name, release));
      if (problem) return problem;
    }
  return null;
}
