import {
  ownNavigation,
  usePlatformLinks,
} from '@vitrina/shared-auth/per-package/use-platform-links';
import { mounts, navigation } from '../remote.json';

/** All the links there are on our stand-alone page. */
export const OWN = ownNavigation({ mounts, navigation });

/** Where a partner asks for a site; null where no remote has a page for it. */
export const useRequestPage = (): string | null =>
  usePlatformLinks('user-request', OWN)[0]?.to ?? null;
