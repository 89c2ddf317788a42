import type { Registry } from '@vitrina/contract/registry';
import { htmlOf } from '@vitrina/contract/remote-html';
import { outsideNavigationRoster } from '@vitrina/contract/rules/navigation-claims';
import { claimedNow, rosterProblem } from '@vitrina/contract/rules/roster';
import { outsideSlotRoster } from '@vitrina/contract/rules/slot-claims';
import { ReleaseError } from '../publish.ts';
import type { StoredRegistry } from './read-live.ts';

/** The live roster; without one, the claims of the live releases, as a first draft. */
export const rosterOf = (live: StoredRegistry | null): NonNullable<Registry['roster']> =>
  live ? (live.registry.roster ?? withHtmlCalls(claimedNow(live.registry), live.registry)) : {};

/** The calls of written pages are claimed like those of prerendered ones. */
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

/** @throws ReleaseError when a live release, fallback or canary is outside the roster */
export function withRoster(registry: Registry, roster: NonNullable<Registry['roster']>): Registry {
  const next = { ...registry, roster };
  const problem = rosterProblem(next) ?? contributionProblem(next);
  if (problem) throw new ReleaseError(`A live release is outside of it: ${problem}.`);
  return next;
}

/**
 * Under a delegation pages compare the roster with the registry as written, parts that this version cannot
 * read too: no team chooses what a reader leaves out.
 * @throws ReleaseError when pages would refuse all of it
 */
export function checkAsWritten(written: Registry): void {
  const problem = written.delegation && rosterProblem(written);
  if (problem) throw new ReleaseError(`Pages would refuse the registry: ${problem}.`);
}

/** A bad fill or link only removes itself, so pages do not refuse the registry for it. */
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
