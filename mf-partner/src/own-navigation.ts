import {
  ownNavigation,
  platformCommands,
  usePlatformLinks,
} from '@vitrina/shared-auth/per-package/use-platform-links';
import { mounts, navigation } from '../remote.json';

/** Navigation of the standalone page: this remote's own. */
export const OWN = ownNavigation({ mounts, navigation });

/** Page of the request form; null when no remote has one. */
export const useRequestPage = (): string | null =>
  usePlatformLinks('user-request', OWN)[0]?.to ?? null;

/** Page of the embed builder; null when no remote has one. */
export function builderOf(embed: string): string | null {
  const page = platformCommands(OWN).find(({ id }) => id === 'embed-builder');
  return page ? `${page.to}?embed=${embed}` : null;
}
