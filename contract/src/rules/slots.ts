import type { Registry, RegistryRemote, Release } from '../registry.ts';
import type { Mount, SlotFill } from '../remote.ts';
import { allowedFills, claimOf } from './claims.ts';

/*
 * Contents of slots. A slot belongs to the remote that offers it, a place in it to the remote that fills it;
 * the roster defines both. Of two claims the first in the registry counts. Reads registries before
 * validation, as a browser does.
 */

/** A fill with its remote. */
export interface RegisteredFill {
  /** `{slot}/{id}`. */
  place: string;
  fill: SlotFill;
  remote: RegistryRemote;
}

/** A mount with the remote it belongs to. */
export interface Holder {
  remote: Pick<RegistryRemote, 'name'>;
  mount: Mount;
}

/** The valid fills of a release; malformed ones are skipped. */
export const fillsOf = (release: Pick<Release, 'slots'> | null | undefined): SlotFill[] =>
  Array.isArray(release?.slots)
    ? release.slots.filter((fill) =>
        [fill?.slot, fill?.id, fill?.module].every((part) => typeof part === 'string'),
      )
    : [];

/** `{slot}/{id}` of a fill. */
export const placeOf = ({ slot, id }: SlotFill): string => `${slot}/${id}`;

/** Whether a mount offers `slot`. Payment pages run no code of other remotes. */
export const offers = ({ offers, document }: Mount, slot: string): boolean =>
  document !== 'payment' && Array.isArray(offers) && offers.includes(slot);

/** Fills of `slot` in a page of `holder`, in order. The caller checks the visitor's access. */
export function fillsFor(registry: Registry, holder: Holder, slot: string): RegisteredFill[] {
  const { roster } = registry;
  const isOwner = slotOwner(registry, slot)?.name === holder.remote.name;
  if (!isOwner || !offers(holder.mount, slot)) return [];
  const allowed = allowedIn(roster, holder.remote.name, holder.mount, slot);
  return liveFills(registry)
    .filter(({ fill }) => fill.slot === slot)
    .filter(({ fill, remote }) => !roster || allowed?.includes(`${remote.name}/${fill.id}`))
    .filter(isFirst)
    .sort((a, b) => (a.fill.order ?? 0) - (b.fill.order ?? 0));
}

/** The first remote whose live release offers `slot` and is allowed to. */
export const slotOwner = (
  { remotes, roster }: Registry,
  slot: string,
): RegistryRemote | undefined =>
  remotes.find(({ name, current }) =>
    offering(current, slot).some((mount) => !roster || allowedIn(roster, name, mount, slot)),
  );

/** Whether any mount of a release offers `slot`. */
export const offersSlot = (release: Release, slot: string): boolean =>
  offering(release, slot).length > 0;

const offering = (release: Release, slot: string): Mount[] =>
  Array.isArray(release?.mounts)
    ? release.mounts.filter((mount) => mount && offers(mount, slot))
    : [];

/** `{remote}/{id}` of the fills allowed in a mount's slot; `undefined` when the mount may not offer it. */
const allowedIn = (
  roster: Registry['roster'],
  remote: string,
  mount: Mount,
  slot: string,
): string[] | undefined => allowedFills(claimOf(roster, remote, mount), slot);

/** Fills of all current releases, in the order of the registry. */
export const liveFills = ({ remotes }: Registry): RegisteredFill[] =>
  remotes.flatMap((remote) =>
    fillsOf(remote.current).map((fill) => ({ place: placeOf(fill), fill, remote })),
  );

/** Of two fills at one place the first counts. */
const isFirst = ({ place }: RegisteredFill, index: number, all: readonly RegisteredFill[]) =>
  all.findIndex((other) => other.place === place) === index;
