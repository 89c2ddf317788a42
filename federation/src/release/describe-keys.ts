import type { PlatformConfig } from '@vitrina/contract/config';
import {
  delegationProblem,
  entryProblem,
  hasPassed,
  keyId,
} from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { rosterProblem } from '@vitrina/contract/rules/roster';
import { keyName } from './delegation-changes.ts';

const SOON_MS = 30 * 86_400_000;

/**
 * Live remotes that depend on a retired key, and keys that expire within 30 days or have expired; a
 * line each, for one remote or all.
 */
export function describeKeys(
  { delegation, remotes }: Pick<Registry, 'delegation' | 'remotes'>,
  now: Date,
  wanted?: string,
): string[] {
  if (!delegation) return [];
  const soon = new Date(now.getTime() + SOON_MS);
  const ends = (until: string) =>
    hasPassed(until, now) ? `ran out at ${until}` : `runs out at ${until}`;
  const isWanted = (name: string) => wanted === undefined || wanted === name;
  const retired = (delegation.retired ?? []).flatMap(({ key, entries }) =>
    remotes
      .filter(({ signed }) =>
        signed?.signatures.some(({ by, value }) => by === keyId(key) && entries.includes(value)),
      )
      .map(({ name }) => ({ name, key })),
  );
  return [
    ...retired
      .filter(({ name }) => isWanted(name))
      .map(({ name, key }) => `${name} lives by a retired key, ${keyName(key)}: release it anew`),
    ...Object.entries(delegation.teams).flatMap(([name, { keys }]) =>
      keys
        .filter(({ until }) => isWanted(name) && hasPassed(until, soon))
        .map(({ key, until }) => `${name}: its key ${keyName(key)} ${ends(until)}`),
    ),
    ...(hasPassed(delegation.until, soon) ? [`The delegation ${ends(delegation.until)}`] : []),
  ];
}

/**
 * Entries that pages refuse although the publisher signed the registry; a sentence each, for one
 * remote or all.
 */
export async function refusedByPages(
  registry: Registry,
  config: Pick<PlatformConfig, 'roots' | 'environment'> | undefined,
  wanted?: string,
): Promise<string[]> {
  const { delegation, remotes } = registry;
  const { roots, environment } = config ?? {};
  if (!roots) return [];
  const problem =
    rosterProblem(registry) ?? (await delegationProblem(registry, roots, environment));
  if (problem || !delegation) return [`Pages refuse all of it: ${problem}.`];
  const asked = remotes.filter((one) => wanted === undefined || one?.name === wanted);
  const problems = await Promise.all(
    asked.map((remote) => entryProblem(remote, { delegation, environment })),
  );
  return problems.filter((one) => one !== null).map((one) => `Pages do not run it: ${one}.`);
}
