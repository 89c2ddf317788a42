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
 * What fills `slot` of the page that is open, for somebody with `role`: only who may open the page's
 * mount, and the mount of its own that a fill names, so that code of staff comes to nobody else.
 */
export function slotFills(
  registry: Registry,
  { entry, release }: MountedRelease,
  slot: string,
  role: SessionUser['role'] | null,
): RegisteredFill[] {
  // The release that runs here may be the one before: what it offers counts.
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

/** It failed in this browser lately, and there is no release before it: nobody asks for it again. */
const isStopped = (found: RegisteredFill): boolean =>
  isSetAside(rememberedOf(found.remote.current, found.place)) && fillBefore(found) === null;
