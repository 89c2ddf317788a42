import type { Capability } from '../capabilities.ts';
import type { MountPurpose, NavigationPlace } from '../contributions.ts';
import type { MountAccess } from '../remote.ts';
import { labelKey } from './label-key.ts';
import { liveMounts } from './live-mounts.ts';
import { holds, isAllowed, type Role } from './roles.ts';

/*
 * Remotes' links, read from a registry before its validation. Browser and server-written HTML use the same
 * function, so both show the same: a malformed entry is dropped, and nothing throws.
 */

/** The part of a registry used for navigation, unvalidated. */
export interface NavigationSource {
  /** Labels of the shell's own links, by place. */
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
/** Where a link leads: a page of a mount, by its id, and a fragment of that page. */
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

/** A link as a page shows it. */
export interface NavigationLink {
  /** Path with fragment. */
  to: string;
  /** Empty for a purpose, whose links have their own texts. */
  label: string;
  /** A name in `NAVIGATION_ICONS`, or of a later version. */
  icon?: string | undefined;
}

/** `none`: an account with an unknown role; null: signed out. */
export type Visitor = Role | 'none' | null;

/** Permissions of a staff member; undefined (a host without `permissions`) means all. */
export type Held = readonly string[] | undefined;
/** Whether the host has a capability; false for those of a later version. */
export type Can = (capability: Capability) => boolean;

/**
 * Links of a place for `visitor`, in order. For a purpose at most one: to the first remote's mount that
 * serves it. Leaves out switched-off remotes, and labels that look like the shell's or an earlier remote's.
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

/** Target of an entry; undefined unless it is a path of this origin. */
export function addressOf(mount: { path: string }, { page, fragment }: Omit<Target, 'mount'>) {
  const address = mount.path + (page ? `/${page}` : '') + (fragment ? `#${fragment}` : '');
  return /^(\/[\w-]+)+(#[\w-]+)?$/.test(address) ? address : undefined;
}

/** An access or permission of a later version admits nobody. */
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

/** The list without entries that are no objects; empty for anything but a list. */
export const listOf = <T>(list: readonly T[] | undefined): T[] =>
  Array.isArray(list) ? list.filter((entry) => entry) : [];
