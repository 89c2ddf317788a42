import type { MountPurpose, NavigationPlace } from '@vitrina/contract/contributions';
import { type NavigationLink, navigationLinks } from '@vitrina/contract/rules/navigation';
import { hostCan } from '@vitrina/shared-auth/platform';
import { useSession } from '@vitrina/shared-auth/session';
import { useSyncExternalStore } from 'react';
import { useRemoteHost } from '../remotes/remote-host-context.ts';

/**
 * Remote links for the visitor. During hydration those of the HTML: an anonymous visitor's, without this
 * browser's canaries and overrides.
 */
export function useLinks(of: NavigationPlace | MountPurpose): readonly NavigationLink[] {
  const { subscribe, registry, signedRegistry } = useRemoteHost();
  const source = useSyncExternalStore(subscribe, registry, signedRegistry);
  const role = useSession(({ user }) => user?.role ?? null);
  const held = useSession(({ user }) => user?.permissions);
  return navigationLinks(source, of, role, held, hostCan);
}
