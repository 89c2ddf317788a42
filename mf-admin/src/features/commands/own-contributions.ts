import { ownNavigation } from '@vitrina/shared-auth/per-package/use-platform-links';
import { commands, mounts, navigation } from '../../../remote.json';

/** All the links and commands there are on our stand-alone page. */
export const OWN = ownNavigation({ mounts, navigation, commands });
