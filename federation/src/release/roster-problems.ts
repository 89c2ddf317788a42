import type { Registry } from '@vitrina/contract/registry';
import { previewsOf } from '@vitrina/contract/rules/previews';
import { claimedNow } from '@vitrina/contract/rules/roster';
import { nearestWord } from '../nearest-word.ts';
import { takenOwnPath } from '../own-paths.ts';
import type { RosterFile } from './roster-file.ts';

/**
 * Claims that no release could use, with their line. Otherwise a team would find out at its
 * release.
 */
export function rosterFileProblems(registry: Registry, { roster, at }: RosterFile): string[] {
  const live = claimedNow(registry);
  /** Two live releases may share a path until the next release of one remote drops it. */
  const isLive = (name: string, path: string) =>
    live[name]?.some((claim) => claim.path === path) ?? false;
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, claims] of Object.entries(roster))
    for (const [index, claim] of claims.entries()) {
      const { id, path } = claim;
      const refuse = (problem: string) => problems.push(`${at(name, index, 'path')}: ${problem}`);
      const owner = owners.get(path) ?? name;
      owners.set(path, owner);
      if (owner !== name && !(isLive(owner, path) && isLive(name, path)))
        refuse(`${path} has two owners, ${owner} and ${name}: leave it to one of them.`);
      if (claims.findIndex((one) => one.id === id && one.path === path) < index)
        refuse(`${name} has ${id} at ${path} twice, and only the first one counts: leave one.`);
      const taken = takenOwnPath(registry.shell, { mounts: [claim] });
      if (taken) refuse(`${taken}. Take another path.`);
    }
  return problems;
}

/** Claims that are valid but may be a mistake. */
export function rosterFileWarnings(
  registry: Registry,
  { roster, at, unknown }: RosterFile,
): string[] {
  const known = [
    ...registry.remotes.map(({ name }) => name),
    ...previewsOf(registry).map(({ remote }) => remote),
  ];
  const strangers = Object.keys(roster).filter((name) => !known.includes(name));
  return [
    ...strangers.map((name) => {
      const meant = nearestWord(name, known);
      return `${at(name)}: no release of ${name} is known. ${meant ? `Did you mean "${meant}"?` : 'Its first one may come.'}`;
    }),
    ...unknown,
  ];
}
