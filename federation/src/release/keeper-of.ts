import type { CommandOptions } from './command-options.ts';
import { isTeam } from './publisher/delegated.ts';
import { teamKeeper } from './publisher/team-keeper.ts';
import { type RegistryKeeper, registryKeeper } from './registry-keeper.ts';

/**
 * The keeper that signs with the registry's key, or the team's one that asks the publisher. @throws
 * StoreError
 */
export const keeperOf = (options: CommandOptions): RegistryKeeper =>
  isTeam(options) ? teamKeeper(options) : registryKeeper(options);
