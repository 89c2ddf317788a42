import {
  ownNavigation,
  platformCommands,
  usePlatformLinks,
} from '@vitrina/shared-auth/per-package/use-platform-links';
import { mounts, navigation } from '../remote.json';

/** All the links there are on our stand-alone page. */
export const OWN = ownNavigation({ mounts, navigation });

/** Where a partner asks for a site; null where no remote has a page for it. */
export const useRequestPage = (): string | null =>
  usePlatformLinks('user-request', OWN)[0]?.to ?? null;

/** Where the HTML of a form with a name is prepared; null where no remote has a page for it. */
export function builderOf(embed: string): string | null {
  const page = platformCommands(OWN).find(({ id }) => id === 'embed-builder');
  return page ? `${page.to}?embed=${embed}` : null;
}
