import type { PlatformConfig } from '@vitrina/contract/config';
import type { Delegation, Roots } from '@vitrina/contract/delegation';
import { delegationProblem } from '@vitrina/contract/delegation-signature';
import type { LiveRegistry } from '../read-live.ts';
import { StoreError } from '../release-store.ts';

/** Configuration of an environment whose roots delegate. */
export interface DelegatedConfig extends PlatformConfig {
  roots: Roots;
  registryKey: string;
}

/** Private keys of a command, PKCS #8 in base64. */
interface SigningKeys {
  privateKey: string | null;
  teamKey?: string | undefined;
}

/** True when the command signs with a team's key: its changes go to the publisher. */
export const isTeam = ({ privateKey, teamKey }: SigningKeys): boolean =>
  !privateKey && teamKey !== undefined;

/** @throws StoreError when no roots delegate */
export function delegatedConfig(config: PlatformConfig | undefined): DelegatedConfig {
  if (!config) throw new StoreError('Name the configuration: --config <file>.');
  const { roots, registryKey } = config;
  if (!roots || !registryKey)
    throw new StoreError(
      'The configuration names no roots: one key signs all, VITRINA_REGISTRY_KEY (docs/keys.md).',
    );
  return { ...config, roots, registryKey };
}

/** @throws StoreError when the roots did not sign the live delegation */
export async function delegationOf(
  { signed }: LiveRegistry,
  { roots, environment }: DelegatedConfig,
): Promise<Delegation> {
  const problem = await delegationProblem(signed, roots, environment);
  if (problem || !signed.delegation)
    throw new StoreError(
      `The registry cannot be trusted: ${problem}. The roots sign one: pnpm delegation.`,
    );
  return signed.delegation;
}
