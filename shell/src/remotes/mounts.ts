import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import type { Mount } from '@vitrina/contract/remote';
import { clash, ownsPath } from '@vitrina/contract/rules/path-claims';
import { isAllowed } from '@vitrina/contract/rules/roles';
import type { SessionUser } from '@vitrina/shared-auth/user';

/** A mount together with the remote that fills it. `id` is `{remote}/{mount}`. */
export interface RegisteredMount {
  id: string;
  mount: Mount;
  remote: RegistryRemote;
}

/** The usable mounts of a release; a malformed one is passed over. */
export const mountsOf = (release: Release | null | undefined): Mount[] =>
  Array.isArray(release?.mounts)
    ? release.mounts.filter(
        (mount) => typeof mount?.path === 'string' && typeof mount.id === 'string',
      )
    : [];

/** Every mount but those that clash with one of an earlier remote, as in the HTML of the same registry. */
function allMounts({ remotes }: Registry): RegisteredMount[] {
  const kept: RegisteredMount[] = [];
  for (const remote of remotes) {
    const own = mountsOf(remote.current)
      .map((mount) => ({ id: `${remote.name}/${mount.id}`, mount, remote }))
      .filter((found) => !kept.some((one) => clash(one, found)));
    kept.push(...own);
  }
  return kept;
}

/**
 * The mounts that make up `path`, outermost first: the deepest mount that owns it, after those it
 * nests in. Empty when no remote owns the path.
 */
export function mountChain(registry: Registry, path: string): RegisteredMount[] {
  const mounts = allMounts(registry);
  const deepest = mounts
    .filter(({ mount }) => ownsPath(mount, path))
    .sort((a, b) => b.mount.path.length - a.mount.path.length)[0];
  const chain: RegisteredMount[] = [];
  for (let next = deepest; next && !chain.includes(next); ) {
    chain.unshift(next);
    const { within } = next.mount;
    next = mounts.find(({ id }) => id === within);
  }
  return chain;
}

/** Whether somebody with `role` (`null`: nobody signed in) may open a mount; an unknown access lets nobody in. */
export const mayOpen = (
  { access }: Pick<Mount, 'access'>,
  role: SessionUser['role'] | null,
): boolean => isAllowed(access, role);
