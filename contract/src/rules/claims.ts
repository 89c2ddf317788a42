import type { Claim, Registry, RegistryRemote } from '../registry.ts';
import type { Mount } from '../remote.ts';

/** Own value of a record for a foreign key; an inherited name such as `constructor` gives `undefined`. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);

/** The roster's claim for a remote's mount; `undefined` when the roster does not give it to the remote. */
export const claimOf = (
  roster: Registry['roster'],
  remote: string,
  mount: Pick<Mount, 'id' | 'path'>,
): Claim | undefined =>
  ownValue(roster, remote)?.find(({ id, path }) => id === mount.id && path === mount.path);

/** `{remote}/{id}` of the fills that a claim allows in a slot; `undefined` when it does not allow the slot. */
export const allowedFills = (claim: Claim | undefined, slot: string): string[] | undefined =>
  ownValue(claim?.slots, slot);

/**
 * The other remotes whose names `remote` may not take. A switched-off remote gives up its names; under a
 * delegation only if the registry's key switched it off, so a team does not lose its names by its own switch.
 */
export const otherNameOwners = (
  { remotes, delegation, stops }: Registry,
  remote: string,
): RegistryRemote[] =>
  remotes.filter(
    ({ name, disabled }) =>
      name !== remote && !(disabled && (!delegation || ownValue(stops, name)?.off)),
  );
