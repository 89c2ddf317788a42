import type { Delegation } from '@vitrina/contract/delegation';
import { entryProblem, hasPassed } from '@vitrina/contract/delegation-signature';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { keyName } from './delegation-changes.ts';
import type { DelegationFile } from './delegation-file.ts';

/** What the roots would regret to sign; one sentence each. */
export async function delegationFileProblems(file: DelegationFile, now: Date): Promise<string[]> {
  const { delegation, environment, live, remotes } = file;
  const { version, until, teams, freshness } = delegation;
  const problems: string[] = [];
  const before = live.delegation?.version ?? 0;
  if (version <= before)
    problems.push(
      `Its version is ${version}, and ${before} is live: pages take a higher one only.`,
    );
  if (hasPassed(until, now)) problems.push(`It has run out (${until}): nothing could be released.`);
  if (freshness.length === 0)
    problems.push('Nobody could say what is live: name a key in "freshness".');
  for (const [name, { keys, threshold }] of Object.entries(teams)) {
    for (const { key, until: end } of keys)
      if (hasPassed(end, now)) problems.push(`${name}: ${keyName(key)} has run out (${end}).`);
    const distinct = new Set(keys.map(({ key }) => key)).size;
    if (distinct < threshold)
      problems.push(`${name}: ${threshold} signatures are needed, and there are ${distinct} keys.`);
  }
  problems.push(...(await entryProblems(remotes, delegation, environment)));
  const live_ = remotes.flatMap(({ signed }) => signed?.signatures.map(({ value }) => value) ?? []);
  for (const { key, entries } of delegation.retired ?? [])
    if (entries.some((one) => !live_.includes(one)))
      problems.push(
        `"retired" lets an entry by ${keyName(key)} go on that none of "remotes" is: leave it out.`,
      );
  return problems;
}

/** Entries that a page would refuse, with what may be done. */
export async function entryProblems(
  remotes: readonly RegistryRemote[],
  delegation: Delegation,
  environment: string,
): Promise<string[]> {
  const problems = await Promise.all(
    remotes.map((remote) => entryProblem(remote, { delegation, environment })),
  );
  return problems
    .filter((one) => one !== null)
    .map(
      (one) =>
        `${one}, so pages would not run it. To let it go on until its next release: pnpm delegation --keep <remote>.`,
    );
}
