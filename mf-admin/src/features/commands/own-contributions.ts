import { ownNavigation } from '@vitrina/shared-auth/per-package/use-platform-links';
import { commands, mounts, navigation } from '../../../remote.json';

/** What the console has by itself: all there is in a shell that does not give it that of other remotes. */
export const OWN = ownNavigation({ mounts, navigation, commands });
