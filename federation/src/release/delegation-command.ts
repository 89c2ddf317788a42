import { existsSync, writeFileSync } from 'node:fs';
import type { Delegation } from '@vitrina/contract/delegation';
import { keyId, signEntry } from '@vitrina/contract/delegation-signature';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { canonicalJson, publicKeyOf } from '@vitrina/contract/registry-signature';
import { previewsOf } from '@vitrina/contract/rules/previews';
import type { Command } from './command.ts';
import { delegationText, readDelegationFile } from './delegation-file.ts';
import { shownEntries } from './delegation-problems.ts';
import { registryReader } from './registry-reader.ts';
import { StoreError } from './release-store.ts';
import { rosterOf } from './roster.ts';
import { noRegistry } from './update-registry.ts';

const YEAR_MS = 365 * 86_400_000;
const NEW_KEY = 'the public key of its team (pnpm team-keys)';

/**
 * `pnpm delegation --out <file>`: writes a draft of the next delegation from the live one. It replaces
 * the draft that is live, and no other file.
 * `--retire <key>` ends a key: it signs nothing new, and its live entries stay valid, unless their
 * remote is switched off. `--keep <remote>` keeps the live entry of a remote valid although the new
 * delegation asks for other signatures.
 */
export const delegation: Command = async (options) => {
  const { out, retire, keep, privateKey, config } = options;
  if (!out) throw new StoreError('Name the file to write: --out delegation.json.');
  const live = await registryReader(options).live();
  if (!live) throw noRegistry();
  const { registry, signed } = live;
  if (existsSync(out) && !isPublished(out, registry.delegation))
    throw new StoreError(
      `${out} is there already, and was not changed: it is not the draft that is live. Remove it, or name another file.`,
    );
  const environment = registry.environment ?? config?.environment;
  if (!environment) throw new StoreError('Name the configuration: --config <file>.');
  const before = registry.delegation;
  const until = new Date(Date.now() + YEAR_MS).toISOString();
  const remotes = await Promise.all(
    signed.remotes.map((remote) =>
      remote.signed ? remote : signedAsItIs(remote, environment, privateKey),
    ),
  );
  const next: Delegation = {
    ...before,
    version: (before?.version ?? 0) + 1,
    until,
    teams: before?.teams ?? firstTeams(remotes, until),
    freshness: before?.freshness ?? [
      'the public key that freshness is signed with (pnpm freshness-keys)',
    ],
    retired: await goingOn(signed.remotes, remotes, before, privateKey),
    signatures: [],
  };
  const kept = keep === undefined ? next : withEntryOf(next, remotes, keep);
  const wanted = retire === undefined ? kept : withoutKey(kept, remotes, retire, until);
  const retired = await shownEntries({ environment, remotes, delegation: wanted });
  const made = { ...wanted, retired: retired.filter(({ entries }) => entries.length > 0) };
  const { roster: liveRoster } = registry;
  const text = delegationText({
    environment,
    delegation: made,
    roster: rosterOf(live),
    remotes,
    live: {
      revision: registry.revision,
      ...(before && { delegation: before }),
      ...(liveRoster && { roster: liveRoster }),
      shell: registry.shell,
      ...(signed.previews && { previews: previewsOf(signed) }),
      names: signed.remotes.map(({ name }) => name),
    },
  });
  writeFileSync(out, text);
  return `${out} is a draft of delegation ${made.version}. Edit it; then each root: pnpm sign-delegation ${out}`;
};

/** True when a file is the draft of the live delegation, so that nothing in it can be lost. */
function isPublished(file: string, live: Delegation | undefined): boolean {
  try {
    const { delegation: drafted } = readDelegationFile(file);
    return live !== undefined && canonicalJson(drafted) === canonicalJson(live);
  } catch {
    return false;
  }
}

/** Signs an entry unchanged with the registry's key, which signed the whole registry before delegation. */
function signedAsItIs(
  remote: RegistryRemote,
  environment: string,
  privateKey: string | null,
): Promise<RegistryRemote> {
  if (!privateKey)
    throw new StoreError(
      `No team has signed ${remote.name} yet. With VITRINA_REGISTRY_KEY, the draft lets it go on as it is.`,
    );
  return signEntry(remote, { environment, serial: 1 }, privateKey);
}

/**
 * The retired keys of the next delegation: earlier ones with live entries, and the registry's key
 * for entries that no team has signed.
 */
async function goingOn(
  live: readonly RegistryRemote[],
  remotes: readonly RegistryRemote[],
  before: Delegation | undefined,
  privateKey: string | null,
): Promise<NonNullable<Delegation['retired']>> {
  const values = remotes.flatMap(signatureValues);
  const kept = (before?.retired ?? [])
    .map(({ key, entries }) => ({ key, entries: entries.filter((one) => values.includes(one)) }))
    .filter(({ entries }) => entries.length > 0);
  const unsigned = live.filter(({ signed }) => !signed).map(({ name }) => name);
  const entries = remotes.filter(({ name }) => unsigned.includes(name)).flatMap(signatureValues);
  return entries.length > 0 && privateKey
    ? withRetired(kept, await publicKeyOf(privateKey), entries)
    : kept;
}

/** @throws StoreError when no team has the key */
function withoutKey(
  next: Delegation,
  remotes: readonly RegistryRemote[],
  wanted: string,
  until: string,
): Delegation {
  const all = Object.values(next.teams).flatMap(({ keys }) => keys.map(({ key }) => key));
  const key = all.find((one) => one === wanted || keyId(one) === wanted.replace(/^…/, ''));
  if (!key) throw new StoreError(`--retire ${wanted}: no team has that key.`);
  const teams = Object.entries(next.teams).map(([name, team]) => {
    const keys = team.keys.filter((one) => one.key !== key);
    // A team without a key could not release its remote.
    return [name, { ...team, keys: keys.length > 0 ? keys : [{ key: NEW_KEY, until }] }] as const;
  });
  // A remote that is off stays off until its next release, so a thief's new signatures block nothing.
  const entries = remotes.flatMap(({ signed, disabled }) =>
    disabled === true
      ? []
      : (signed?.signatures.filter(({ by }) => by === keyId(key)).map(({ value }) => value) ?? []),
  );
  const retired = next.retired ?? [];
  return {
    ...next,
    teams: Object.fromEntries(teams),
    retired: entries.length > 0 ? withRetired(retired, key, entries) : retired,
  };
}

/** @throws StoreError when no team key signed the live entry */
function withEntryOf(
  next: Delegation,
  remotes: readonly RegistryRemote[],
  name: string,
): Delegation {
  const entry = remotes.find((one) => one.name === name);
  const keys = next.teams[name]?.keys.map(({ key }) => key) ?? [];
  const own = (entry?.signed?.signatures ?? []).flatMap(({ by, value }) => {
    const key = keys.find((one) => keyId(one) === by);
    return key ? [{ key, value }] : [];
  });
  const goesOn = next.retired?.some(({ entries }) =>
    entry?.signed?.signatures.some(({ value }) => entries.includes(value)),
  );
  // A retired key signed the entry, so it stays valid without a change.
  if (own.length === 0 && goesOn) return next;
  if (own.length === 0)
    throw new StoreError(`--keep ${name}: its team has signed nothing that is live.`);
  let retired = next.retired ?? [];
  for (const { key, value } of own) retired = withRetired(retired, key, [value]);
  return { ...next, retired };
}

const withRetired = (
  retired: NonNullable<Delegation['retired']>,
  key: string,
  entries: readonly string[],
): NonNullable<Delegation['retired']> => {
  const before = retired.find((one) => one.key === key)?.entries ?? [];
  return [
    ...retired.filter((one) => one.key !== key),
    { key, entries: [...new Set([...before, ...entries])] },
  ];
};

const firstTeams = (remotes: readonly RegistryRemote[], until: string): Delegation['teams'] =>
  Object.fromEntries(
    remotes.map(({ name }) => [name, { keys: [{ key: NEW_KEY, until }], threshold: 1 }]),
  );

const signatureValues = ({ signed }: RegistryRemote): string[] =>
  signed?.signatures.map(({ value }) => value) ?? [];
