import type { Roots } from '@vitrina/contract/delegation';
import { signDelegation, signEntry, signFreshness } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { claimedNow } from '@vitrina/contract/rules/roster';

export const LATER = '2100-01-01T00:00:00.000Z';
/** End of a freshness statement. */
export const tomorrow = (): string => new Date(Date.now() + 24 * 3_600_000).toISOString();
type Pair = Awaited<ReturnType<typeof createRegistryKeys>>;

/** Keys of a deployment: two of three roots delegate, and a team releases each remote. */
export async function delegationOf(environment: string, teams: readonly string[]) {
  const pairs = (count: number) => Promise.all(Array.from({ length: count }, createRegistryKeys));
  const [rootPairs, teamPairs, [fresh, publisher]] = await Promise.all([
    pairs(3),
    pairs(teams.length),
    pairs(2),
  ]);
  if (!fresh || !publisher) throw new Error('There are no keys.');
  const roots: Roots = { keys: rootPairs.map(({ publicKey }) => publicKey), threshold: 2 };
  const keys = new Map(teams.map((name, index) => [name, teamPairs[index] as Pair]));
  const keyOf = (name: string) => {
    const pair = keys.get(name);
    if (!pair) throw new Error(`${name} has no team.`);
    return pair.privateKey;
  };
  const sign = (registry: Registry) =>
    signRegistry({ ...registry, environment }, publisher.privateKey);
  /** The roots' delegation for a registry. */
  const delegated = async (registry: Registry, version: number, signers: readonly string[]) => {
    const roster = claimedNow(registry);
    let delegation = {
      version,
      until: LATER,
      teams: Object.fromEntries(
        [...keys].map(([name, { publicKey }]) => [
          name,
          { keys: [{ key: publicKey, until: LATER }], threshold: 1 },
        ]),
      ),
      freshness: [fresh.publicKey],
      signatures: [],
    } as NonNullable<Registry['delegation']>;
    for (const key of signers)
      delegation = await signDelegation({ delegation, roster, environment }, key);
    return { roster, delegation };
  };
  /** By version, because registries of one version share a delegation. */
  const live = new Map<number, ReturnType<typeof delegated>>();
  const two = rootPairs.slice(0, 2).map(({ privateKey }) => privateKey);
  return {
    roots,
    registryKey: publisher.publicKey,
    rootKeys: rootPairs.map(({ privateKey }) => privateKey),
    keyOf,
    /** Signed by the publisher. */
    sign,
    /**
     * A registry whose entries are signed by their teams, or as `by` says. Two roots sign each version
     * once, for the first registry that has it.
     * @param signers of another delegation of that version
     */
    async delegate(
      registry: Registry,
      {
        version = 1,
        by = {},
        signers,
      }: { version?: number; by?: Record<string, string>; signers?: readonly string[] } = {},
    ): Promise<Registry> {
      const ofRoots = signers
        ? delegated(registry, version, signers)
        : (live.get(version) ?? delegated(registry, version, two));
      if (!signers) live.set(version, ofRoots);
      const remotes = await Promise.all(
        registry.remotes.map((remote) =>
          signEntry(remote, { environment, serial: 1 }, keyOf(by[remote.name] ?? remote.name)),
        ),
      );
      return sign({ ...registry, ...(await ofRoots), remotes });
    },
    /** States that a registry is the live one. */
    vouchFor: ({ revision, signature = '' }: Registry, until = tomorrow()) =>
      signFreshness({ environment, revision, registry: signature, until }, fresh.privateKey),
  };
}
