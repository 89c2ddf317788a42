import type { CommandOptions } from '../command-options.ts';
import { StoreError } from '../release-store.ts';
import { isTeam } from './delegated.ts';

/** What a team's key is good for. */
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
 * Before anything is built or written.
 * @throws StoreError when a command needs the registry's key, and there is a team's
 */
export function refuseTeam(verb: string, options: CommandOptions): void {
  if (!isTeam(options)) return;
  const { positionals, preview, remove } = options;
  const isOfTeam = OF_TEAMS.includes(verb) && positionals[0] !== 'shell' && preview === undefined;
  const isReading =
    (verb === 'previews' && remove === undefined) ||
    (verb === 'roster' && positionals.length === 0) ||
    verb === 'releases';
  if (isOfTeam || isReading) return;
  throw new StoreError(
    `A team's key changes the team's own remote. ${[verb, ...positionals].join(' ')} takes the registry's: whoever has VITRINA_REGISTRY_KEY does it. Nothing was changed.`,
  );
}
