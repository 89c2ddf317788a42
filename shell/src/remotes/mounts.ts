import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import type { Mount } from '@vitrina/contract/remote';
import { type LiveMount, liveMounts } from '@vitrina/contract/rules/live-mounts';
import { ownsPath } from '@vitrina/contract/rules/path-claims';
import { isAllowed } from '@vitrina/contract/rules/roles';
import type { SessionUser } from '@vitrina/shared-auth/user';

/** A mount of a registry, with its remote. */
export type RegisteredMount = LiveMount<RegistryRemote>;

/**
 * The mounts of `path`, outermost first: the deepest mount that owns it, after those it nests in. Empty
 * when no remote owns the path.
 */
export function mountChain({ remotes }: Registry, path: string): RegisteredMount[] {
  const mounts = liveMounts(remotes);
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

/** True when a visitor with `role` (`null`: signed out) may open a mount; false for an unknown access. */
export const mayOpen = (
  { access }: Pick<Mount, 'access'>,
  role: SessionUser['role'] | null,
): boolean => isAllowed(access, role);
