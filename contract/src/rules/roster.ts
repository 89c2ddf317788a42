import type { Claim, Registry, RegistryRemote, Release } from '../registry.ts';
import type { Mount } from '../remote.ts';
import { claimOf } from './claims.ts';
import { mountsOf } from './live-mounts.ts';
import { placesOf } from './navigation-claims.ts';
import { clash, type NamedMount } from './path-claims.ts';
import { previewsOf } from './previews.ts';
import { filledNow } from './slot-claims.ts';

/*
 * Which remote may fill which place. Part of the registry, so a release cannot change it, and no team's
 * manifest can take another team's path.
 */

type Claims = Pick<Mount, 'id' | 'path' | 'access' | 'document' | 'preloadCalls' | 'serves'>;

/**
 * Why a release may not fill its mounts: the first claim that the roster does not give its remote. Null when
 * there is none, and without a roster.
 */
export function outsideRoster(
  roster: Registry['roster'],
  remote: string,
  mounts: readonly Claims[],
): string | null {
  if (!roster) return null;
  for (const mount of mounts) {
    const claim = claimOf(roster, remote, mount);
    const problem = claim ? outsideClaim(claim, mount) : `the mount ${mount.id} at ${mount.path}`;
    if (problem) return `the roster does not give ${remote} ${problem}`;
  }
  return null;
}

function outsideClaim(claim: Claim, mount: Claims): string | null {
  const { id, access, document = 'default', preloadCalls = [], serves } = mount;
  if (!claim.access.includes(access)) return `the access "${access}" for ${id}`;
  if (!claim.documents.includes(document)) return `a document "${document}" for ${id}`;
  if (serves !== undefined && claim.serves && !claim.serves.includes(serves))
    return `the purpose "${serves}" for ${id}`;
  // Unvalidated: may be a single string.
  const call = [preloadCalls].flat().find((one) => !claim.preloadCalls.includes(one));
  return call === undefined ? null : `the call ${call} for ${id}`;
}

/**
 * The first mount of any release that the registry's own roster does not allow; null when all fit. A page
 * does not take over a fetched registry with such a mount. Accepts an unvalidated registry, and checks every
 * mount that a page would use (`mountsOf`).
 */
export function rosterProblem(registry: Registry): string | null {
  const { roster, remotes } = registry;
  for (const remote of remotes)
    for (const release of [remote?.current, remote?.previous, remote?.canary?.release]) {
      const problem = outsideRoster(roster, remote?.name, mountsOf(release));
      if (problem) return problem;
    }
  for (const { remote, name, release } of previewsOf(registry)) {
    const problem = outsideRoster(roster, remote, mountsOf(release));
    if (problem) return `${problem}, which its preview ${name} claims`;
  }
  return null;
}

/** Two mounts that claim one path. */
export interface Duplicate {
  /** `{remote}/{mount}` of the later one. */
  later: string;
  /** `{remote}/{mount}` of the first one. */
  owner: string;
  /** Path of the first one. */
  path: string;
}

/**
 * The registry without mounts that take, or surround, a path of an earlier remote (`clash`), in live releases
 * and canaries; with their names.
 */
export function withoutDuplicates(registry: Registry): {
  registry: Registry;
  duplicates: Duplicate[];
} {
  const kept: NamedMount[] = [];
  const duplicates = new Map<string, Duplicate>();
  const remotes = registry.remotes.map((remote): RegistryRemote => {
    const earlier = [...kept];
    const cleared = (release: Release): Release => {
      const mounts = release.mounts.filter((mount) => {
        const claim = { id: `${remote.name}/${mount.id}`, mount };
        const owner = earlier.find((one) => clash(one, claim));
        if (!owner) kept.push(claim);
        else {
          const { path } = owner.mount;
          duplicates.set(`${claim.id} ${path}`, { later: claim.id, owner: owner.id, path });
        }
        return !owner;
      });
      return mounts.length === release.mounts.length ? release : { ...release, mounts };
    };
    const { canary } = remote;
    return {
      ...remote,
      current: cleared(remote.current),
      ...(canary && { canary: { ...canary, release: cleared(canary.release) } }),
    };
  });
  return { registry: { ...registry, remotes }, duplicates: [...duplicates.values()] };
}

/** A roster with everything that live releases claim, as a first one. */
export const claimedNow = (registry: Registry): NonNullable<Registry['roster']> =>
  Object.fromEntries(
    registry.remotes.map(({ name, current, previous, canary }) => {
      const releases = [current, previous, canary?.release].filter((one) => one != null);
      const mounts = releases.flatMap((one) => one.mounts);
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
          navigation: placesOf(releases, id),
          serves: [...new Set(same.flatMap(({ serves = [] }) => serves))],
          ...(offered.length > 0 && { slots: filledNow(registry, offered) }),
        };
      });
      return [name, claims];
    }),
  );
