import type { Delegation, Team } from '@vitrina/contract/delegation';
import { keyId } from '@vitrina/contract/delegation-signature';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { canonicalJson } from '@vitrina/contract/registry-signature';
import type { Delegated } from './delegation-file.ts';
import type { Roster } from './roster-file.ts';
import { rosterLosses } from './roster-losses.ts';

/** The short form of a public key that people compare. */
export const keyName = (key: string): string => `…${keyId(key)}`;

/** The changes of a delegation, one sentence each, for the people who sign it. */
export function delegationChanges(
  live: Delegated,
  next: Required<Delegated> & { delegation: Delegation },
  remotes: readonly RegistryRemote[],
): string[] {
  const { delegation, roster = {} } = next;
  const names = Object.keys({ ...live.delegation?.teams, ...delegation.teams }).sort();
  return [
    ...names.flatMap((name) =>
      teamChanges(name, live.delegation?.teams[name], delegation.teams[name]),
    ),
    ...keyChanges('may say what is live', live.delegation?.freshness, delegation.freshness),
    ...remotes.flatMap((remote) => goesOn(remote, delegation)),
    // Without a delegation no root has signed the roster that the draft calls live.
    ...rosterGains((live.delegation && live.roster) ?? {}, roster).map((one) => `gives ${one}`),
    ...rosterLosses(live.roster, roster).map((one) => `takes away ${one}`),
    ...otherChanges(live.delegation, delegation),
    `it counts until ${delegation.until}`,
  ];
}

/**
 * Fields of a delegation that this version does not know, as written: a later version may read a right in them.
 */
function otherChanges(before: Delegation | undefined, after: Delegation): string[] {
  const [then, now] = [before ? othersOf(before) : [], othersOf(after)];
  return [
    ...now.filter((one) => !then.includes(one)),
    ...then.filter((one) => !now.includes(one)).map((one) => `no more: ${one}`),
  ];
}

function othersOf({ teams, retired = [], ...whole }: Delegation): string[] {
  const { version, until, freshness, signatures, ...others } = whole;
  const asWritten = (values: object, of = '', on = '') =>
    Object.entries(values).map(([key, value]) => `${of}${key} ${canonicalJson(value)}${on}`);
  return [
    ...Object.entries(teams).flatMap(([name, { keys, threshold, ...more }]) => [
      ...asWritten(more, `${name}: `),
      ...keys.flatMap(({ key, until, ...more }) =>
        asWritten(more, `${name}: `, ` for ${keyName(key)}`),
      ),
    ]),
    ...retired.flatMap(({ key, entries, ...more }) =>
      asWritten(more, 'retired: ', ` for ${keyName(key)}`),
    ),
    ...asWritten(others),
  ];
}

/** The rights that `wanted` adds to `live`; for a new place, all of its rights. */
function rosterGains(live: Roster, wanted: Roster): string[] {
  const bare = Object.entries(wanted).map(([name, claims]) => {
    const known = claims.map(
      ({ id, path }) =>
        live[name]?.find((one) => one.id === id && one.path === path) ?? {
          ...{ id, path, access: [], documents: [], preloadCalls: [] },
          ...{ navigation: [], serves: [] },
        },
    );
    return [name, known] as const;
  });
  return [
    ...new Set([...rosterLosses(wanted, live), ...rosterLosses(wanted, Object.fromEntries(bare))]),
  ];
}

function teamChanges(name: string, before: Team | undefined, after: Team | undefined): string[] {
  if (!after) return [`${name}: nobody may release it any more`];
  const untilOf = (team: Team | undefined, key: string) =>
    team?.keys.find((one) => one.key === key)?.until;
  const keys = after.keys.filter(({ key, until }) => untilOf(before, key) !== until);
  const gone = (before?.keys ?? []).filter(({ key }) => untilOf(after, key) === undefined);
  return [
    ...keys.map(({ key, until }) => `${name}: ${keyName(key)} may release it until ${until}`),
    ...gone.map(({ key }) => `${name}: ${keyName(key)} may not release it any more`),
    ...(after.threshold === (before?.threshold ?? 1)
      ? []
      : [`${name}: ${after.threshold} signatures are needed`]),
  ];
}

const keyChanges = (
  may: string,
  before: readonly string[] = [],
  after: readonly string[],
): string[] => [
  ...after.filter((key) => !before.includes(key)).map((key) => `${keyName(key)} ${may}`),
  ...before
    .filter((key) => !after.includes(key))
    .map((key) => `${keyName(key)} ${may.replace('may', 'may not')} any more`),
];

/** The entries that the roots keep valid although no key of the team signed them. */
function goesOn(remote: RegistryRemote, { retired = [] }: Delegation): string[] {
  const { name, current, previous, canary, signed } = remote;
  const values = signed?.signatures.map(({ value }) => value) ?? [];
  const by = retired.find(({ entries }) => entries.some((one) => values.includes(one)));
  if (!by) return [];
  const releases = [current, previous, canary?.release].filter((one) => one != null);
  return [
    `${name} goes on with ${releases.map(({ id }) => id).join(', ')}, by ${keyName(by.key)}, until its next release`,
    // For comparison with the live entry.
    ...releases.map(({ id, entry }) => `  ${id} from ${entry.url}, ${entry.integrity}`),
  ];
}
