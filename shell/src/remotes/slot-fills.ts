import type { Registry } from '@vitrina/contract/registry';
import { mountsOf } from '@vitrina/contract/rules/live-mounts';
import { fillsFor, offers, type RegisteredFill } from '@vitrina/contract/rules/slots';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { fillBefore } from './load-fill.ts';
import { rememberedOf } from './load-release.ts';
import type { MountedRelease } from './mount-context.ts';
import { mayOpen } from './mounts.ts';
import { isSetAside } from './set-aside.ts';
import { isSwitchedOff } from './switched-off.ts';

declare const DEVELOPMENT: boolean;

/**
 * Fills of `slot` on the current page for a visitor with `role`: only with access to the page's mount and
 * to the fill's own mount, so that staff code reaches nobody else.
 */
export function slotFills(
  registry: Registry,
  { entry, release }: MountedRelease,
  slot: string,
  role: SessionUser['role'] | null,
): RegisteredFill[] {
  // The running release may be the previous one; its offers count.
  const mount = mountsOf(release).find(({ id }) => id === entry.mount.id);
  if (!mount || !mayOpen(mount, role)) return [];
  if (DEVELOPMENT && !offers(mount, slot))
    console.warn(`${entry.id} shows the slot ${slot}, which its remote.json does not offer.`);
  return fillsFor(registry, { remote: entry.remote, mount }, slot).filter(
    (found) => isOpenTo(found, role) && !isSwitchedOff(found.remote) && !isStopped(found),
  );
}

function isOpenTo({ fill, remote }: RegisteredFill, role: SessionUser['role'] | null): boolean {
  if (fill.mount === undefined) return true;
  const own = mountsOf(remote.current).find(({ id }) => id === fill.mount);
  return own !== undefined && mayOpen(own, role);
}

/** It failed in this browser lately, without a previous release: not tried again. */
const isStopped = (found: RegisteredFill): boolean =>
  isSetAside(rememberedOf(found.remote.current, found.place)) && fillBefore(found) === null;
