import type { CommandOptions } from '../command-options.ts';
import { StoreError } from '../release-store.ts';
import { noRegistry } from '../update-registry.ts';
import { delegatedConfig, delegationOf, isTeam } from './delegated.ts';
import { teamKeeper } from './team-keeper.ts';
import { teamKeyOf, teamOf } from './team-key.ts';

/** The commands that a team's key is enough for. */
const OF_TEAMS: readonly string[] = [
  'release',
  'rollback',
  'promote',
  'stop-canary',
  'mark-bad',
  'mark-good',
  'switch-off',
  'switch-on',
  'co-sign',
];

/**
 * Runs before anything is built or written.
 * @throws StoreError when the command needs the registry's key, or the key of another team
 */
export async function refuseTeam(verb: string, options: CommandOptions): Promise<void> {
  if (!isTeam(options)) return;
  const {
    positionals: [name, ...more],
    preview,
    remove,
  } = options;
  const isReading =
    (verb === 'previews' && remove === undefined) ||
    (verb === 'roster' && name === undefined) ||
    verb === 'releases';
  if (isReading) return;
  if (!OF_TEAMS.includes(verb) || name === 'shell' || preview !== undefined)
    throw new StoreError(
      `A team's key changes the team's own remote. ${[verb, ...(name ? [name] : []), ...more].join(' ')} takes the registry's: whoever has VITRINA_REGISTRY_KEY does it. Nothing was changed.`,
    );
  if (name === undefined) return;
  const key = await teamKeyOf(options);
  const live = await teamKeeper(options).live();
  if (!live) throw noRegistry();
  teamOf(await delegationOf(live, delegatedConfig(options.config)), name, key, new Date());
}
