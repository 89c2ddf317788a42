import type { Claim, Registry, RegistryRemote } from '../registry.ts';
import type { Mount } from '../remote.ts';

/** A value of a record whose keys come from elsewhere: `constructor` is no key of an empty one. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);

/** What the roster gives a remote at the place of a mount; `undefined` when that is not the remote's. */
export const claimOf = (
  roster: Registry['roster'],
  remote: string,
  mount: Pick<Mount, 'id' | 'path'>,
): Claim | undefined =>
  ownValue(roster, remote)?.find(({ id, path }) => id === mount.id && path === mount.path);

/** `{remote}/{id}` of the fills that a claim allows in a slot; `undefined` when it gives no such slot. */
export const allowedFills = (claim: Claim | undefined, slot: string): string[] | undefined =>
  ownValue(claim?.slots, slot);

/**
 * The other remotes whose names `remote` may not take. A switched-off one gives its names up, under a
 * delegation only when the registry's key switched it off: no team loses its names by its own switch.
 */
export const otherOwners = (
  { remotes, delegation, stops }: Registry,
  remote: string,
): RegistryRemote[] =>
  remotes.filter(
    ({ name, disabled }) =>
      name !== remote && !(disabled && (!delegation || ownValue(stops, name)?.off)),
  );
