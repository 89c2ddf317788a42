import type { NavigationPlace } from '@vitrina/contract/contributions';
import {
  type NavigationLink,
  type NavigationSource,
  navigationLinks,
} from '@vitrina/contract/rules/navigation';
import {
  type NavigationCommand,
  navigationCommands,
} from '@vitrina/contract/rules/navigation-commands';
import { getSession, platformConfig, useSession } from '@vitrina/shared-auth';
import { useSyncExternalStore } from 'react';
import type { PlatformNavigation } from '../platform.ts';

/* Compiled into each package that asks for it, as `profile.ts`. */

/**
 * What one remote has by itself: all there is on its stand-alone page, and in a shell of before, which
 * gives no navigation.
 * @example const OWN = ownNavigation({ mounts, navigation });
 */
export function ownNavigation(
  manifest: NavigationSource['remotes'][number]['current'],
): PlatformNavigation {
  const source: NavigationSource = { remotes: [{ current: manifest }] };
  return { source: () => source, subscribe: () => () => {} };
}

/**
 * Links of all remotes in one place, in their order, for the person who is here.
 * @example const links = usePlatformLinks('dashboard', OWN);
 */
export function usePlatformLinks(
  place: NavigationPlace,
  own: PlatformNavigation,
): readonly NavigationLink[] {
  const { source, subscribe } = platformConfig().navigation ?? own;
  const role = useSession(({ user }) => user?.role ?? null);
  return navigationLinks(useSyncExternalStore(subscribe, source), place, role);
}

/** Commands of all remotes for the person who is here; read when they are needed. */
export function platformCommands(own: PlatformNavigation): readonly NavigationCommand[] {
  const { source } = platformConfig().navigation ?? own;
  return navigationCommands(source(), getSession().user?.role ?? null);
}
