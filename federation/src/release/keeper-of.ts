import type { CommandOptions } from './command-options.ts';
import { isTeam } from './publisher/delegated.ts';
import { teamKeeper } from './publisher/team-keeper.ts';
import { type RegistryKeeper, registryKeeper } from './registry-keeper.ts';

/** Signs with the registry's key, or asks the publisher with a team's. @throws StoreError */
export const keeperOf = (options: CommandOptions): RegistryKeeper =>
  isTeam(options) ? teamKeeper(options) : registryKeeper(options);
