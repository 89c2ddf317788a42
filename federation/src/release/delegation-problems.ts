import type { PlatformConfig } from '@vitrina/contract/config';
import type { Delegation } from '@vitrina/contract/delegation';
import { entryProblem, hasPassed } from '@vitrina/contract/delegation-signature';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { keyName } from './delegation-changes.ts';
import type { DelegationFile } from './delegation-file.ts';
import { isTakenAway } from './draft-roster.ts';

const YEAR_MS = 365 * 86_400_000;
/** Longer terms are forgotten before they end. */
const LONGEST_MS = 2 * YEAR_MS;

/** Keys of the configuration; undefined on a machine without one. */
type Keys = Pick<PlatformConfig, 'roots' | 'registryKey'> | undefined;

/** Mistakes in a delegation that the roots should not sign; one sentence each. */
export async function delegationFileProblems(
  file: DelegationFile,
  now: Date,
  config: Keys,
): Promise<string[]> {
  const { delegation, live, remotes } = file;
  const { version, until, teams, freshness } = delegation;
  const problems: string[] = [];
  const tooFar = (end: string) => Date.parse(end) - now.getTime() > LONGEST_MS;
  const before = live.delegation?.version ?? 0;
  if (version <= before)
    problems.push(
      `Its version is ${version}, and ${before} is live: pages take a higher one only.`,
    );
  if (version > before + 1)
    problems.push(
      `Its version is ${version}, and the next one is ${before + 1}: what is passed over can never be used.`,
    );
  if (tooFar(until)) problems.push(`It counts until ${until}: name an end within two years.`);
  if (hasPassed(until, now)) problems.push(`It has run out (${until}): nothing could be released.`);
  if (freshness.length === 0)
    problems.push('Nobody could say what is live: name a key in "freshness".');
  for (const [name, { keys, threshold }] of Object.entries(teams)) {
    for (const { key, until: end } of keys)
      if (hasPassed(end, now)) problems.push(`${name}: ${keyName(key)} has run out (${end}).`);
      else if (tooFar(end))
        problems.push(
          `${name}: ${keyName(key)} counts until ${end}: name an end within two years.`,
        );
    const distinct = new Set(keys.map(({ key }) => key)).size;
    if (distinct < threshold)
      problems.push(`${name}: ${threshold} signatures are needed, and there are ${distinct} keys.`);
  }
  problems.push(...keysOfTwoRoles(delegation, config), ...strangeRetired(file, config));
  problems.push(...(await entryProblems(remotes, file)));
  const shown = await shownEntries(file);
  for (const [index, { key, entries }] of (delegation.retired ?? []).entries())
    if (entries.length > (shown[index]?.entries.length ?? 0))
      problems.push(
        `"retired" lets an entry by ${keyName(key)} go on that none of "remotes" is: leave it out.`,
      );
  return problems;
}

/**
 * The retired keys, each with only those entries that are signatures of `remotes` as they stand there.
 * Otherwise the holder of a retired key could have roots keep an entry that they have not seen.
 */
export async function shownEntries({
  delegation,
  remotes,
  environment,
}: Pick<DelegationFile, 'delegation' | 'remotes' | 'environment'>): Promise<
  NonNullable<Delegation['retired']>
> {
  const isOf = async (key: string, value: string, remote: RegistryRemote) => {
    const { name, signed } = remote;
    const signatures = signed?.signatures.filter((one) => one.value === value) ?? [];
    const team = { keys: [{ key, until: delegation.until }], threshold: 1 };
    const problem = await entryProblem(
      { ...remote, signed: { serial: signed?.serial ?? 0, signatures } },
      { environment, delegation: { ...delegation, retired: [], teams: { [name]: team } } },
    );
    return problem === null;
  };
  const isShown = async (key: string, value: string) =>
    (await Promise.all(remotes.map((remote) => isOf(key, value, remote)))).includes(true);
  return Promise.all(
    (delegation.retired ?? []).map(async (one) => {
      const are = await Promise.all(one.entries.map((value) => isShown(one.key, value)));
      return { ...one, entries: one.entries.filter((_, index) => are[index]) };
    }),
  );
}

/** Each key has one role, so that a stolen key has only one. A person may be in several teams. */
function keysOfTwoRoles({ teams, freshness }: Delegation, config: Keys): string[] {
  const roles: Array<[role: string, keys: readonly string[]]> = [
    ["a team's", Object.values(teams).flatMap(({ keys }) => keys.map(({ key }) => key))],
    ['of freshness', freshness],
    ["a root's", config?.roots?.keys ?? []],
    ["the publisher's", config?.registryKey ? [config.registryKey] : []],
  ];
  const all = new Set(roles.flatMap(([, keys]) => keys));
  return [...all].flatMap((key) => {
    const has = roles.filter(([, keys]) => keys.includes(key)).map(([role]) => role);
    return has.length > 1
      ? [`${keyName(key)} is ${has.join(' and ')}: each role has keys of its own.`]
      : [];
  });
}

/** Retired keys that were never known, so nothing that they signed was ever live. */
function strangeRetired({ delegation, live }: DelegationFile, config: Keys): string[] {
  const { teams = {}, retired = [] } = live.delegation ?? {};
  // Without a configuration the key that signed everything so far is unknown.
  if (!live.delegation && !config) return [];
  const known = new Set([
    ...Object.values(teams).flatMap(({ keys }) => keys.map(({ key }) => key)),
    ...retired.map(({ key }) => key),
    ...(config?.registryKey ? [config.registryKey] : []),
  ]);
  return (delegation.retired ?? [])
    .filter(({ key }) => !known.has(key))
    .map(
      ({ key }) =>
        `"retired" names ${keyName(key)}, by which nothing was ever live: leave it out, and ask who wrote it.`,
    );
}

/** A delegation, and the live one that it replaces. */
interface Replacing {
  environment: string;
  delegation: Delegation;
  live: { delegation?: Delegation | undefined };
}

/**
 * Entries that pages run now and would refuse, each with a way out. Entries that do not run anyway must not
 * block the roots.
 */
export async function entryProblems(
  remotes: readonly RegistryRemote[],
  replacing: Replacing,
): Promise<string[]> {
  const { delegation, environment, live } = replacing;
  const problems = await Promise.all(
    remotes.map(async (remote): Promise<string[]> => {
      const problem = await entryProblem(remote, { delegation, environment });
      if (!problem || !(await doesRun(remote, { environment, delegation: live.delegation })))
        return [];
      const { name } = remote;
      const way = Object.hasOwn(delegation.teams, name)
        ? `To let it go on until its next release: pnpm delegation --keep ${name}, or pnpm switch-off ${name} first.`
        : `Leave its team in, or take the remote away: pnpm switch-off ${name}, then another draft.`;
      return [`${problem}, so pages would not run it. ${way}`];
    }),
  );
  return problems.flat();
}

/** Says which remotes run neither now nor under the next delegation; a sentence each. */
export async function remotesAtRest({
  remotes,
  delegation,
  environment,
  live,
}: DelegationFile): Promise<string[]> {
  const told = await Promise.all(
    remotes.map(async (remote) =>
      (await entryProblem(remote, { delegation, environment })) &&
      !(await doesRun(remote, { environment, delegation: live.delegation }))
        ? [
            isTakenAway(remote, delegation)
              ? `${remote.name} is switched off, and leaves the registry`
              : `${remote.name} does not run, and goes on so until its next release`,
          ]
        : [],
    ),
  );
  return told.flat();
}

/** False when a remote is off, or pages already refuse it. */
const doesRun = async (
  remote: RegistryRemote,
  { environment, delegation }: { environment: string; delegation: Delegation | undefined },
): Promise<boolean> =>
  remote.disabled !== true &&
  !(delegation && (await entryProblem(remote, { delegation, environment })));
