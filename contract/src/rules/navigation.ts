import type { Capability } from '../capabilities.ts';
import type { MountPurpose, NavigationPlace } from '../contributions.ts';
import type { MountAccess } from '../remote.ts';
import { labelKey } from './label-key.ts';
import { liveMounts } from './live-mounts.ts';
import { holds, isAllowed, type Role } from './roles.ts';

/*
 * Links of remotes, out of a registry as it was signed. A browser asks before it has checked the
 * registry, and the HTML is written with the same function, so that both show the same: what is
 * malformed costs its own entry, and nothing throws.
 */

/** The part of a registry that navigation is made of; its values are as yet unchecked. */
export interface NavigationSource {
  /** The shell's own links: place -> labels. */
  shell?: { labels?: Readonly<Record<string, readonly string[]>> | undefined } | undefined;
  remotes: ReadonlyArray<{
    name?: string | undefined;
    disabled?: boolean | undefined;
    current: {
      mounts: ReadonlyArray<{
        id: string;
        path: string;
        access: string;
        within?: string | undefined;
        pages?: string[] | undefined;
        serves?: string | undefined;
        permissions?: Readonly<Record<string, string | readonly string[]>> | undefined;
      }>;
      navigation?: ReadonlyArray<LinkEntry> | undefined;
      commands?: ReadonlyArray<CommandEntry> | undefined;
    };
  }>;
}
export interface Target {
  mount: string;
  page?: string | undefined;
  fragment?: string | undefined;
}
interface LinkEntry extends Target {
  place: string;
  label: string;
  order: number;
  icon?: string | undefined;
  role?: string | undefined;
  capability?: string | undefined;
}
interface CommandEntry extends Target {
  id: string;
  label: string;
  keywords?: readonly string[] | undefined;
  shortcut?: string | undefined;
  capability?: string | undefined;
}

export interface NavigationLink {
  /** Path, with its fragment. */
  to: string;
  /** Empty for a purpose: who links to it has words of their own. */
  label: string;
  /** A name of `NAVIGATION_ICONS`, or of a later version. */
  icon?: string | undefined;
}

/** `none`: an account whose role is unknown here; null: nobody is signed in. */
export type Visitor = Role | 'none' | null;

/** What somebody of the staff may do; counts where the host can `permissions`, else it is everything. */
export type Held = readonly string[] | undefined;
/** Whether the host can something; a capability of a later version no host can. */
export type Can = (capability: Capability) => boolean;

/**
 * Links of a place that `visitor` may follow, in their order. For a purpose at most one: the mount of
 * the first remote that serves it. A remote that is switched off has none; a label that reads as one of
 * the shell or of an earlier remote is left out.
 */
export function navigationLinks(
  { shell, remotes }: NavigationSource,
  of: NavigationPlace | MountPurpose,
  visitor: Visitor,
  held?: Held,
  can: Can = () => false,
): NavigationLink[] {
  const found: Array<NavigationLink & { order: number }> = [];
  const add = (to: string | undefined, label: string, order: number, icon?: string) => {
    if (to && !found.some((link) => link.to === to)) found.push({ to, label, order, icon });
  };
  const live = liveMounts(remotes);
  const taken = listOf(shell?.labels?.[of]).map(labelKey);
  for (const remote of remotes) {
    if (remote.disabled) continue;
    const mounts = live.filter((one) => one.remote === remote).map(({ mount }) => mount);
    for (const mount of mounts)
      if (mount.serves === of && !found[0]) add(addressOf(mount, {}), '', 0);
    const earlier = [null, ...taken];
    for (const { place, label, order, icon, role, ...target } of listOf(
      remote.current?.navigation,
    )) {
      const mount = place === of && mounts.find(({ id }) => id === target.mount);
      const key = labelKey(label);
      if (!mount || earlier.includes(key)) continue;
      taken.push(key);
      if (mayUse(mount, target, visitor, held, can) && (!role || role === (visitor ?? 'anonymous')))
        add(addressOf(mount, target), label, order, icon);
    }
  }
  return found.sort((a, b) => a.order - b.order);
}

/** Where an entry leads; undefined for what is no path of this origin, whatever the registry says. */
export function addressOf(mount: { path: string }, { page, fragment }: Omit<Target, 'mount'>) {
  const address = mount.path + (page ? `/${page}` : '') + (fragment ? `#${fragment}` : '');
  return /^(\/[\w-]+)+(#[\w-]+)?$/.test(address) ? address : undefined;
}

/** An access or a permission of a later version lets nobody in. */
export function mayUse(
  mount: { access: string; permissions?: unknown },
  { page, capability }: { page?: string | undefined; capability?: string | undefined },
  visitor: Visitor,
  held: Held,
  can: Can,
): boolean {
  const needed = (mount.permissions as Record<string, string> | undefined)?.[page ?? ''];
  return (
    isAllowed(mount.access as MountAccess, visitor) &&
    (!needed || !held || !can('permissions') || holds(held, needed)) &&
    (!capability || can(capability as Capability))
  );
}

/** What is no list has no entries, and what is no object is none. */
export const listOf = <T>(list: readonly T[] | undefined): T[] =>
  Array.isArray(list) ? list.filter((entry) => entry) : [];
