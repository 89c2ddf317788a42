import type { PlatformConfig } from '@vitrina/contract/config';
import { entryProblem, hasPassed, signEntry } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { publicKeyOf } from '@vitrina/contract/registry-signature';
import { isOff, isSameValue, releasesOf, writtenEntry } from './place.ts';

/**
 * Signs changes of a team's remote with both the registry's and the team's key, for example on call, so that no
 * publisher has to run.
 * @param before as written
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
    const isSwitchedOn = isOff(before, name) && !isOff(next, name);
    const isAnew = remote.signed === undefined;
    if ((isSame && !isSwitchedOn && !isAnew) || !isOwn(name)) return remote;
    // Enough signatures are there already, as when a publisher makes a submission live.
    if (!(await entryProblem(remote, { delegation, environment }))) return remote;
    const serial = (writtenEntry(before, name)?.signed?.serial ?? 0) + 1;
    return signEntry(remote, { environment, serial }, teamKey);
  };
  return { ...next, remotes: await Promise.all(next.remotes.map(sign)) };
}
