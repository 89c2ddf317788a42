import type { PlatformConfig } from '@vitrina/contract/config';
import { entryProblem, hasPassed, signEntry } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { publicKeyOf } from '@vitrina/contract/registry-signature';
import { isSameValue, releasesOf, writtenEntry } from './place.ts';

/**
 * For whoever has the registry's key and one of a team as well, as on call: what they change of that team's
 * remote carries its signature, and no publisher has to run.
 * @param before as it is written
 * @param teamKey PKCS #8 in base64
 */
export async function signAsTeam(
  before: Registry,
  next: Registry,
  { environment }: Pick<PlatformConfig, 'environment'>,
  teamKey: string,
): Promise<Registry> {
  const { delegation } = next;
  const publicKey = await publicKeyOf(teamKey).catch(() => undefined);
  if (!delegation || publicKey === undefined) return next;
  const now = new Date();
  const isOwn = (name: string) =>
    Object.hasOwn(delegation.teams, name) &&
    delegation.teams[name]?.keys.some(
      ({ key, until }) => key === publicKey && !hasPassed(until, now),
    );
  const sign = async (remote: RegistryRemote): Promise<RegistryRemote> => {
    const { name } = remote;
    const isSame = isSameValue(releasesOf(before, name), releasesOf(next, name));
    if (isSame || !isOwn(name)) return remote;
    // A publisher makes live what a team has signed.
    if (!(await entryProblem(remote, { delegation, environment }))) return remote;
    const serial = (writtenEntry(before, name)?.signed?.serial ?? 0) + 1;
    return signEntry(remote, { environment, serial }, teamKey);
  };
  return { ...next, remotes: await Promise.all(next.remotes.map(sign)) };
}
