import type { Claim, Registry } from '../registry.ts';
import type { Mount } from '../remote.ts';
import { previewsOf } from './previews.ts';
import { filledNow } from './slot-claims.ts';

/*
 * Which remote may fill which place. The roster is part of the registry; a release cannot change it,
 * so one team's manifest never takes another team's path.
 */

type Claims = Pick<Mount, 'id' | 'path' | 'access' | 'document' | 'preloadCalls'>;

/**
 * Why a release may not fill its mounts: the first claim that the roster does not give to its
 * remote. Null when all are its own, and where there is no roster.
 */
export function outsideRoster(
  roster: Registry['roster'],
  remote: string,
  mounts: readonly Claims[],
): string | null {
  if (!roster) return null;
  for (const mount of mounts) {
    const claim = roster[remote]?.find(({ id, path }) => id === mount.id && path === mount.path);
    const problem = claim ? outsideClaim(claim, mount) : `the mount ${mount.id} at ${mount.path}`;
    if (problem) return `the roster does not give ${remote} ${problem}`;
  }
  return null;
}

function outsideClaim(claim: Claim, mount: Claims): string | null {
  const { id, access, document, preloadCalls = [] } = mount;
  if (!claim.access.includes(access)) return `the access "${access}" for ${id}`;
  if (!claim.documents.includes(document)) return `a document "${document}" for ${id}`;
  const call = preloadCalls.find((one) => !claim.preloadCalls.includes(one));
  return call === undefined ? null : `the call ${call} for ${id}`;
}

/**
 * The first mount of any release that its registry's own roster does not allow; null when all fit.
 * A page asks before it takes over a fetched registry, and keeps its own when there is one.
 */
export function rosterProblem(registry: Registry): string | null {
  const { roster, remotes } = registry;
  for (const { name, current, previous, canary } of remotes)
    for (const release of [current, previous, canary?.release]) {
      // A browser asks before it has parsed the registry.
      const problem = outsideRoster(roster, name, release?.mounts ?? []);
      if (problem) return problem;
    }
  for (const { remote, name, release } of previewsOf(registry)) {
    const problem = outsideRoster(roster, remote, release.mounts);
    if (problem) return `${problem}, which its preview ${name} claims`;
  }
  return null;
}

export interface Duplicate {
  /** `{remote}/{mount}` that comes later. */
  later: string;
  /** `{remote}/{mount}` that has the path. */
  owner: string;
  path: string;
}

/** The registry without the mounts whose path an earlier remote fills; each of them by name. */
export function withoutDuplicates(registry: Registry): {
  registry: Registry;
  duplicates: Duplicate[];
} {
  const owners = new Map<string, string>();
  const duplicates: Duplicate[] = [];
  const remotes = registry.remotes.map((remote) => {
    const mounts = remote.current.mounts.filter(({ id, path }) => {
      const later = `${remote.name}/${id}`;
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, later);
      else duplicates.push({ later, owner, path });
      return owner === undefined;
    });
    const isWhole = mounts.length === remote.current.mounts.length;
    return isWhole ? remote : { ...remote, current: { ...remote.current, mounts } };
  });
  return { registry: { ...registry, remotes }, duplicates };
}

/** A roster that gives every remote what its live releases claim: what a first one is made from. */
export const claimedNow = (registry: Registry): NonNullable<Registry['roster']> =>
  Object.fromEntries(
    registry.remotes.map(({ name, current, previous, canary }) => {
      const mounts = [current, previous, canary?.release].flatMap((one) => one?.mounts ?? []);
      const places = new Map(mounts.map(({ id, path }) => [`${id} ${path}`, { id, path }]));
      const claims = [...places.values()].map(({ id, path }): Claim => {
        const same = mounts.filter((mount) => mount.id === id && mount.path === path);
        const offered = [...new Set(same.flatMap(({ offers = [] }) => offers))];
        return {
          id,
          path,
          access: [...new Set(same.map(({ access }) => access))],
          documents: [...new Set(same.map(({ document }) => document))],
          preloadCalls: [...new Set(same.flatMap(({ preloadCalls }) => preloadCalls))],
          ...(offered.length > 0 && { slots: filledNow(registry, offered) }),
        };
      });
      return [name, claims];
    }),
  );
