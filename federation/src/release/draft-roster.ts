import type { Delegation } from '@vitrina/contract/delegation';
import { readableRegistry } from '@vitrina/contract/readable-registry';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { ReleaseError } from '../publish.ts';
import { type DelegationFile, rosterOfFile } from './delegation-file.ts';
import { checkAsWritten, withRoster } from './roster.ts';
import { rosterFileProblems } from './roster-problems.ts';

/** True for a remote that leaves the registry: it is switched off, and no team has it. */
export const isTakenAway = (
  { name, disabled }: RegistryRemote,
  { teams }: Pick<Delegation, 'teams'>,
): boolean => disabled === true && !Object.hasOwn(teams, name);

/**
 * What `publish-delegation` would refuse in a draft's roster, from the live state that the draft names.
 * One sentence each.
 */
export function draftRosterProblems(file: string, draft: DelegationFile): string[] {
  const { live, roster, delegation } = draft;
  const { revision, shell, previews } = live;
  if (!shell) return [];
  const remotes = draft.remotes.filter((remote) => !isTakenAway(remote, delegation));
  const written = {
    ...{ revision, shell, remotes },
    ...(live.roster && { roster: live.roster }),
    ...(previews && { previews }),
  };
  const { registry, whole } = readableRegistry(written);
  return [
    ...missing(draft),
    ...rosterFileProblems(registry, rosterOfFile(file, draft)),
    ...outside(() => checkAsWritten({ ...whole(withRoster(registry, roster)), delegation })),
  ];
}

const missing = ({ live, remotes }: DelegationFile): string[] =>
  (live.names ?? [])
    .filter((name) => !remotes.some((remote) => remote.name === name))
    .map((name) => `"remotes" lacks ${name}, which is live: make another draft.`);

function outside(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return [
      `${error.message} To take a remote away: pnpm switch-off <remote>, then another draft without its team and its roster.`,
    ];
  }
}
