import { ownNavigation } from '@vitrina/shared-auth/per-package/use-platform-links';
import { commands, mounts, navigation } from '../../../remote.json';

export const OWN = ownNavigation({ mounts, navigation, commands });
