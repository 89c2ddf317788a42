import type { Delegation, Team } from '@vitrina/contract/delegation';
import { hasPassed, keyId } from '@vitrina/contract/delegation-signature';
import { publicKeyOf } from '@vitrina/contract/registry-signature';
import type { CommandOptions } from '../command-options.ts';
import { StoreError } from '../release-store.ts';

/** A key pair in base64: PKCS #8 and SPKI. */
export interface TeamKey {
  privateKey: string;
  publicKey: string;
}

/** @throws StoreError when there is none, or it is no key */
export async function teamKeyOf({
  teamKey: privateKey,
}: Pick<CommandOptions, 'teamKey'>): Promise<TeamKey> {
  if (!privateKey) throw new StoreError('Set VITRINA_TEAM_KEY: the key of your team.');
  const publicKey = await publicKeyOf(privateKey).catch((cause: unknown) => {
    throw new StoreError('VITRINA_TEAM_KEY is no key: pnpm team-keys makes one.', { cause });
  });
  return { privateKey, publicKey };
}

/**
 * The team of a remote, checked before anything is written, because the publisher would refuse it.
 * @throws StoreError when the key may not sign for the remote
 */
export function teamOf(
  { teams, until }: Delegation,
  name: string,
  { publicKey }: Pick<TeamKey, 'publicKey'>,
  now: Date,
): Team {
  const team = Object.hasOwn(teams, name) ? teams[name] : undefined;
  const own = team?.keys.find(({ key }) => key === publicKey);
  if (!team || !own) {
    const others = Object.keys(teams).filter((one) =>
      teams[one]?.keys.some(({ key }) => key === publicKey),
    );
    throw new StoreError(
      `VITRINA_TEAM_KEY (…${keyId(publicKey)}) may not sign for ${name}${others.length > 0 ? `, but for ${others.join(', ')}` : ''}. Nothing was changed. Whoever holds the roots says who may (docs/keys.md).`,
    );
  }
  if (hasPassed(own.until, now))
    throw new StoreError(
      `VITRINA_TEAM_KEY could sign for ${name} until ${own.until}. Nothing was changed. Whoever holds the roots gives the team another one (docs/keys.md).`,
    );
  if (hasPassed(until, now))
    throw new StoreError(
      `The delegation ran out at ${until}. Nothing was changed. Whoever holds the roots signs another one (docs/keys.md).`,
    );
  return team;
}
