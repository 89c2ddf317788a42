import {
  type Delegation,
  delegationSchema,
  entrySignaturesSchema,
  type Freshness,
  freshnessSchema,
  type KeySignature,
  type Roots,
} from './delegation.ts';
import type { Registry, RegistryRemote } from './registry.ts';
import {
  canonicalJson,
  publicKeyOf,
  sign,
  signedBytes,
  verify,
  verifyBytes,
} from './registry-signature.ts';

/** Of the deployment: a signature for one environment is invalid in another. */
type Environment = Registry['environment'];

/** A delegation as signed by the roots: including the roster, which the registry stores once. */
export interface Delegated {
  environment: Environment;
  roster: Registry['roster'];
  delegation: Delegation;
}

/** Short name of a public key: its end. */
export const keyId = (key: string): string => key.replace(/=+$/, '').slice(-12);

const delegatedPart = ({ environment, roster, delegation }: Delegated) => {
  const { signatures: _, ...rest } = delegation;
  return { ...rest, roster, environment, _type: 'delegation' };
};

/** Excludes the kill switch, which works without the team. */
const entryPart = (remote: RegistryRemote, environment: Environment, serial: number) => {
  const { name, current, previous, canary } = remote;
  return { name, current, previous, canary, serial, environment, _type: 'entry' };
};

const freshPart = ({ environment, revision, registry, until }: Omit<Freshness, 'signature'>) => ({
  environment,
  revision,
  registry,
  until,
  _type: 'freshness',
});

/**
 * @param privateKey of a root; PKCS #8 in base64
 * @returns the delegation with this signature added to those of other keys
 */
export async function signDelegation(
  delegated: Delegated,
  privateKey: string,
): Promise<Delegation> {
  const { delegation } = delegated;
  const signature = await signedBy(delegatedPart(delegated), privateKey);
  return { ...delegation, signatures: withSignature(delegation.signatures, signature) };
}

/**
 * Signs a remote's entry in the registry, keeping signatures of the same serial.
 * @param privateKey of its team; PKCS #8 in base64
 */
export async function signEntry(
  remote: RegistryRemote,
  { environment, serial }: { environment: Environment; serial: number },
  privateKey: string,
): Promise<RegistryRemote> {
  const signature = await signedBy(entryPart(remote, environment, serial), privateKey);
  const before = remote.signed?.serial === serial ? remote.signed.signatures : [];
  return { ...remote, signed: { serial, signatures: withSignature(before, signature) } };
}

/** @param privateKey of freshness; PKCS #8 in base64 */
export async function signFreshness(
  statement: Omit<Freshness, 'signature'>,
  privateKey: string,
): Promise<Freshness> {
  return { ...statement, signature: await sign(freshPart(statement), privateKey) };
}

/**
 * Why the roots have not signed a registry's delegation and roster; null when enough did. Entries are
 * checked one by one (`entryProblem`).
 */
export async function delegationProblem(
  registry: Pick<Registry, 'roster' | 'delegation'>,
  roots: Roots,
  environment: Environment,
): Promise<string | null> {
  const { roster, delegation } = registry;
  if (!delegation) return 'it has no delegation';
  if (!roster) return 'it has no roster';
  const read = delegationSchema.safeParse(delegation);
  if (!read.success) return `its delegation is malformed: ${firstIssue(read.error)}`;
  const signed = await signers(
    delegatedPart({ environment, roster, delegation }),
    delegation.signatures,
    roots.keys,
  );
  return signed.length >= roots.threshold
    ? null
    : `its delegation has ${signed.length} of ${roots.threshold} signatures of roots`;
}

/**
 * Why a delegation may not replace the one seen before; null when it may. Each version has one published
 * content, although roots may have signed others.
 */
export const olderDelegation = (next: Delegating, seen: Delegating): string | null => {
  const [version, known] = [next.delegation?.version ?? 0, seen.delegation?.version ?? 0];
  if (version < known) return `its delegation has version ${version}, and ${known} was seen`;
  return version === known && contentOf(next) !== contentOf(seen)
    ? `its delegation has version ${version}, and another one of that version was seen`
    : null;
};

type Delegating = Pick<Registry, 'delegation' | 'roster'>;

const contentOf = ({ delegation, roster }: Delegating): string | null =>
  delegation ? canonicalJson(delegatedPart({ environment: undefined, roster, delegation })) : null;

/** Whether an end of a delegation or statement has passed. */
export const hasPassed = (until: string, at: Date): boolean => !(Date.parse(until) > at.getTime());

/**
 * Why an entry is not its team's; null when enough of the team's keys signed it, or the roots keep it
 * (`retired`).
 * @param at for a new entry: ignores keys expired by then, and kept entries
 */
export async function entryProblem(
  remote: RegistryRemote,
  { delegation, environment }: { delegation: Delegation; environment: Environment },
  at?: Date,
): Promise<string | null> {
  const { name } = remote;
  const team = Object.hasOwn(delegation.teams, name) ? delegation.teams[name] : undefined;
  if (!team) return `the delegation gives ${name} to nobody`;
  const read = entrySignaturesSchema.safeParse(remote.signed);
  if (!read.success) return `${name} is not signed by its team`;
  const { serial, signatures } = read.data;
  const part = entryPart(remote, environment, serial);
  const keys = team.keys.filter(({ until }) => !at || !hasPassed(until, at)).map(({ key }) => key);
  const signed = await signers(part, signatures, keys);
  if (signed.length >= team.threshold) return null;
  for (const { key, entries } of at ? [] : (delegation.retired ?? [])) {
    const listed = signatures.filter(({ value }) => entries.includes(value));
    if ((await signers(part, listed, [key])).length > 0) return null;
  }
  return `${name} has ${signed.length} of ${team.threshold} signatures of its team`;
}

/** A statement's day plus a day for slow clocks: longer ones, signed in advance, are refused. */
const LONGEST_FRESH_MS = 48 * 3_600_000;

/** Why a statement of freshness does not cover a registry now; null when it does. */
export async function freshnessProblem(
  statement: unknown,
  registry: Registry,
  { environment, at }: { environment: Environment; at: Date },
): Promise<string | null> {
  const read = freshnessSchema.safeParse(statement);
  if (!read.success) return `the statement of freshness is malformed: ${firstIssue(read.error)}`;
  const fresh = read.data;
  if (fresh.environment !== environment)
    return `the statement of freshness is of the environment "${fresh.environment}"`;
  if (fresh.revision !== registry.revision || fresh.registry !== registry.signature)
    return `the statement of freshness vouches for revision ${fresh.revision}, not for this registry`;
  if (hasPassed(fresh.until, at)) return `the statement of freshness ran out at ${fresh.until}`;
  if (Date.parse(fresh.until) - at.getTime() > LONGEST_FRESH_MS)
    return `the statement of freshness ends too far ahead, at ${fresh.until}`;
  for (const key of registry.delegation?.freshness ?? [])
    if (await verify(freshPart(fresh), fresh.signature, key)) return null;
  return 'the statement of freshness is not signed by a key of the delegation';
}

/** The signing keys, without duplicates. */
async function signers(
  value: object,
  signatures: readonly KeySignature[],
  keys: readonly string[],
): Promise<string[]> {
  const distinct = [...new Set(keys)];
  const bytes = bytesOf(value);
  if (!bytes) return [];
  const signed = await Promise.all(
    distinct.map(async (key) => {
      const own = signatures.filter(({ by }) => by === keyId(key));
      const verified = await Promise.all(own.map((one) => verifyBytes(bytes, one.value, key)));
      return verified.includes(true);
    }),
  );
  return distinct.filter((_, index) => signed[index]);
}

/** Null when the value is too deeply nested to serialise: then nobody signed it. */
function bytesOf(value: object): Uint8Array<ArrayBuffer> | null {
  try {
    return signedBytes(value);
  } catch {
    return null;
  }
}

async function signedBy(value: object, privateKey: string): Promise<KeySignature> {
  const by = keyId(await publicKeyOf(privateKey));
  return { by, value: await sign(value, privateKey) };
}

const withSignature = (
  signatures: readonly KeySignature[],
  signature: KeySignature,
): KeySignature[] => [...signatures.filter(({ by }) => by !== signature.by), signature];

const firstIssue = ({
  issues: [issue],
}: {
  issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>;
}): string => `${issue?.path.join('.') || 'it'}: ${issue?.message}`;
