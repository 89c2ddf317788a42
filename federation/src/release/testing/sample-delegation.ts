import type { Delegation } from '@vitrina/contract/delegation';
import { signDelegation } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import type { CommandOptions } from '../command-options.ts';
import { registryKeeper } from '../registry-keeper.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Roster } from '../roster-file.ts';
import { deploymentOn, SAMPLE_ORIGIN } from '../sample-deployment.ts';
import { SAMPLE_CONFIG, sampleShell, temporaryFolder } from '../sample-shell.ts';
import { updateRegistry } from '../update-registry.ts';
import { type MayDo, policy, policyStore } from './policy-store.ts';

/** A time so many hours from now, in the format of a delegation. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000).toISOString();

const claim = (name: string, document = 'default'): Roster => ({
  [name]: [
    {
      id: 'page',
      path: `/${name.slice(3)}`,
      access: ['public'],
      documents: [document],
      preloadCalls: [],
    },
  ],
});

/** Changes what the roots sign next. */
export type Delegating = (delegation: Delegation, roster: Roster) => void;

/**
 * A deployment with a shell, whose roots (two of two) delegate `mf-shop` and `mf-quiz` to a team
 * each. No remote is released yet. Everybody writes the store with their own credentials
 * (`deploy/bucket`).
 * @param open the store for `operator`, `publisher`, or the team of a remote
 */
export async function delegatedDeployment(
  open: (who: string) => ReleaseStore,
  changes: Partial<CommandOptions> = {},
) {
  const [registry, freshness, shop, shopToo, quiz, ...roots] = await Promise.all(
    Array.from({ length: 7 }, createRegistryKeys),
  );
  if (!registry || !freshness || !shop || !shopToo || !quiz) throw new Error('No keys.');
  const config = {
    ...SAMPLE_CONFIG,
    remoteOrigins: [SAMPLE_ORIGIN],
    registryKey: registry.publicKey,
    roots: { keys: roots.map(({ publicKey }) => publicKey), threshold: 2 },
  };
  const withPolicy = (may: MayDo, who: string) => () => policyStore(open(who), may);
  const asOperator = () => open('operator');
  const publisherKeys = { privateKey: registry.privateKey, freshnessKey: freshness.privateKey };
  const operator = deploymentOn(asOperator, { ...publisherKeys, config, ...changes });
  const publisher = deploymentOn(withPolicy(policy('publisher-policy'), 'publisher'), {
    ...publisherKeys,
    config,
    stateDir: temporaryFolder('publisher'),
    ...changes,
  });
  /** A member of a team, on their own machine. */
  const member = (name: string, privateKey: string) =>
    deploymentOn(withPolicy(policy('team-policy', name), name), {
      config,
      teamKey: privateKey,
      stateDir: temporaryFolder('member'),
      operator: `echipa ${name}`,
      ...changes,
    });

  const roster: Roster = { ...claim('mf-shop', 'payment'), ...claim('mf-quiz') };
  let version = 0;
  /** Signs the delegation again with the roots' keys and makes it live. */
  const delegate = async (change: Delegating = () => {}): Promise<Registry> => {
    version += 1;
    let delegation: Delegation = {
      version,
      until: inHours(24 * 365),
      teams: {
        'mf-shop': { keys: [{ key: shop.publicKey, until: inHours(24 * 90) }], threshold: 1 },
        'mf-quiz': { keys: [{ key: quiz.publicKey, until: inHours(24 * 90) }], threshold: 1 },
      },
      freshness: [freshness.publicKey],
      signatures: [],
    };
    const next = structuredClone(roster);
    change(delegation, next);
    for (const { privateKey } of roots)
      delegation = await signDelegation(
        { environment: config.environment, roster: next, delegation },
        privateKey,
      );
    const keeper = registryKeeper({
      ...{ store: asOperator(), privateKey: registry.privateKey, config },
      stateDir: operator.stateDir,
    });
    return updateRegistry(keeper, (live) => ({ ...live, roster: next, delegation }));
  };

  await operator.release('shell', sampleShell());
  await delegate();
  return {
    ...{ config, operator, publisher, member, delegate, publisherKeys, open: asOperator },
    ...{ keys: { registry, freshness, shop, shopToo, quiz, roots } },
    shop: member('mf-shop', shop.privateKey),
    quiz: member('mf-quiz', quiz.privateKey),
  };
}
export type DelegatedDeployment = Awaited<ReturnType<typeof delegatedDeployment>>;
