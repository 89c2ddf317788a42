import type { MountPurpose, NavigationPlace } from '@vitrina/contract/contributions';
import {
  type NavigationLink,
  type NavigationSource,
  navigationLinks,
} from '@vitrina/contract/rules/navigation';
import {
  type NavigationCommand,
  navigationCommands,
} from '@vitrina/contract/rules/navigation-commands';
import { getSession, hostCan, platformConfig, useSession } from '@vitrina/shared-auth';
import { useSyncExternalStore } from 'react';
import type { PlatformNavigation } from '../platform.ts';

/**
 * Navigation of one remote alone, for its stand-alone page.
 * @example
 * const mounts = [{ id: 'blog', path: '/blog', access: 'public' as const }];
 * const own = ownNavigation({ mounts, navigation: [] });
 */
export function ownNavigation(
  manifest: NavigationSource['remotes'][number]['current'],
): PlatformNavigation {
  return fixed({ remotes: [{ current: manifest }] });
}

const fixed = (source: NavigationSource): PlatformNavigation => ({
  source: () => source,
  subscribe: () => () => {},
});

let ofDocument: PlatformNavigation | undefined;

/** An older shell provides no navigation, but its document has the registry. */
function navigationHere(own: PlatformNavigation): PlatformNavigation {
  const { navigation } = platformConfig();
  if (navigation) return navigation;
  const block = document.getElementById('vitrina-registry')?.textContent;
  if (block) ofDocument ??= fixed(JSON.parse(block));
  return ofDocument ?? own;
}

/**
 * Links of all remotes for one place, ordered, for the current visitor; for a purpose, the one link to the
 * mount that serves it.
 * @example
 * const own = ownNavigation({ mounts: [] });
 * const links = usePlatformLinks('dashboard', own);
 */
export function usePlatformLinks(
  of: NavigationPlace | MountPurpose,
  own: PlatformNavigation,
): readonly NavigationLink[] {
  const { source, subscribe } = navigationHere(own);
  const role = useSession(({ user }) => user?.role ?? null);
  const held = useSession(({ user }) => user?.permissions);
  return navigationLinks(useSyncExternalStore(subscribe, source), of, role, held, hostCan);
}

/**
 * Commands of all remotes for the visitor; read on demand.
 * @example
 * const own = ownNavigation({ mounts: [] });
 * const found = platformCommands(own).filter(({ label }) => label.startsWith('Com'));
 */
export function platformCommands(own: PlatformNavigation): readonly NavigationCommand[] {
  const { source } = navigationHere(own);
  const { user } = getSession();
  return navigationCommands(source(), user?.role ?? null, user?.permissions, hostCan);
}
