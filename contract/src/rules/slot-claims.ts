import type { Registry, Release } from '../registry.ts';
import { allowedFills, claimOf } from './claims.ts';
import { fillsOf, liveFills, offersSlot, placeOf, slotOwner } from './slots.ts';

/* Checks a release's slots before it is published (`slots.ts` decides what a page shows). */

/**
 * Why a release may not offer or fill its slots: the roster gives them to another remote, or another remote
 * has them. Null when it may. A slot that nobody offers is checked by `unofferedSlot`.
 * @param isNew also checks fallbacks: a rollback needs their slots and places
 */
export function slotProblem(
  registry: Registry,
  name: string,
  release: Release,
  isNew = false,
): string | null {
  const outside = outsideSlotRoster(registry.roster, name, release);
  if (outside) return outside;
  const others = registry.remotes
    .filter((other) => other.name !== name)
    .flatMap((other) =>
      [other.current, other.canary?.release, isNew && other.previous].flatMap((one) =>
        one ? [{ name: other.name, release: one }] : [],
      ),
    );
  for (const { id, offers = [] } of release.mounts)
    for (const slot of offers) {
      const owner = others.find((other) => offersSlot(other.release, slot));
      if (owner) return `the mount ${id} offers the slot ${slot}, which ${owner.name} offers`;
    }
  for (const fill of fillsOf(release)) {
    const place = placeOf(fill);
    const owner = others.find((other) =>
      fillsOf(other.release).some((one) => placeOf(one) === place),
    );
    if (owner) return `it fills ${place}, which ${owner.name} fills`;
    if (fill.mount && !release.mounts.some(({ id }) => id === fill.mount))
      return `${place} takes the access of a mount ${fill.mount}, which it does not have`;
  }
  return null;
}

/** The first slot or place of a release that the roster does not give its remote; null when there is none. */
export function outsideSlotRoster(
  roster: Registry['roster'],
  name: string,
  release: Release,
): string | null {
  if (!roster) return null;
  for (const mount of release.mounts ?? []) {
    const claim = claimOf(roster, name, mount);
    const slot = mount.offers?.find((one) => !allowedFills(claim, one));
    if (slot) return `the roster does not give ${name} the slot ${slot} in ${mount.id}`;
  }
  const claims = Object.values(roster).flat();
  const foreign = fillsOf(release).find(
    ({ slot, id }) => !claims.some((claim) => allowedFills(claim, slot)?.includes(`${name}/${id}`)),
  );
  return foreign ? `the roster does not let ${name} fill ${placeOf(foreign)}` : null;
}

/**
 * The first filled slot that neither a live release nor one of `together` offers; null when there is none.
 * Refused for a new release; a fill whose slot disappears later is merely unused.
 */
export function unofferedSlot(
  { remotes }: Registry,
  release: Release,
  together: readonly Release[] = [],
): string | null {
  const live = remotes.flatMap(({ current, canary }) => [current, canary?.release]);
  const all = [...live, release, ...together].filter((one) => one != null);
  return (
    fillsOf(release).find(({ slot }) => !all.some((one) => offersSlot(one, slot)))?.slot ?? null
  );
}

/**
 * Fills and slots that `fillsFor` permanently leaves out, one sentence each. Excludes fills whose slot is
 * merely absent at present.
 */
export function disabledSlots(registry: Registry): string[] {
  const offered = registry.remotes.flatMap(({ name, current }) =>
    current.mounts.flatMap((mount) =>
      (mount.offers ?? []).map((slot) => ({ name, id: mount.id, slot })),
    ),
  );
  const slots = offered.flatMap(({ name, id, slot }) => {
    const owner = slotOwner(registry, slot)?.name;
    return owner === name || owner === undefined
      ? []
      : [`The slot ${slot} in ${name}/${id} is disabled: ${owner} offers it`];
  });
  const fills = liveFills(registry).flatMap(({ place, remote }, index, all) => {
    const owner = all.findIndex((other) => other.place === place);
    return owner === index
      ? []
      : [`${place} of ${remote.name} is disabled: ${all[owner]?.remote.name} fills it`];
  });
  return [...slots, ...fills];
}

/** Slot -> `{remote}/{id}` of all fills in live and fallback releases, for a first roster. */
export const filledNow = (
  { remotes }: Registry,
  slots: readonly string[],
): Record<string, string[]> => {
  const fills = remotes.flatMap(({ name, current, previous, canary }) =>
    [current, previous, canary?.release].flatMap((one) =>
      fillsOf(one).map(({ slot, id }) => ({ slot, by: `${name}/${id}` })),
    ),
  );
  return Object.fromEntries(
    slots.map((slot) => [
      slot,
      [...new Set(fills.filter((fill) => fill.slot === slot).map(({ by }) => by))],
    ]),
  );
};
