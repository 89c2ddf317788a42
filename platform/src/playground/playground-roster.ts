import type { Claim, Registry } from '@vitrina/contract/registry';

type Roster = NonNullable<Registry['roster']>;

/** Where the page of a remote is, as the lines to type say it. */
export const pathOf = (name: string): string => `/${name.replace(/^mf-/, '')}`;

/** The slot that every new remote fills. */
const SLOT = 'product-below';

/**
 * The roster of what is live, and in it places for remotes of these names: those of a new remote, as whoever
 * runs a platform gives them. What asks for more is refused here as it would be there.
 */
export const playgroundRoster = (live: Roster, names: readonly string[]): Roster => ({
  ...Object.fromEntries(
    Object.entries(live).map(([remote, claims]) => [
      remote,
      claims.map((claim) => open(claim, names)),
    ]),
  ),
  ...Object.fromEntries(names.map((name) => [name, [ownClaim(name)]])),
});

const open = (claim: Claim, names: readonly string[]): Claim =>
  claim.slots?.[SLOT]
    ? {
        ...claim,
        slots: {
          ...claim.slots,
          [SLOT]: [...claim.slots[SLOT], ...names.map((name) => `${name}/${name}`)],
        },
      }
    : claim;

const ownClaim = (name: string): Claim => ({
  id: 'list',
  path: pathOf(name),
  access: ['public'],
  documents: ['default'],
  preloadCalls: ['/api/products'],
  navigation: ['header'],
});
