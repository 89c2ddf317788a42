import type { Claim, Registry } from '@vitrina/contract/registry';

type Roster = NonNullable<Registry['roster']>;

/** Path of a remote's page in the printed lines. */
export const pathOf = (name: string): string => `/${name.replace(/^mf-/, '')}`;

/** Every new remote fills this slot. */
const SLOT = 'product-below';

/**
 * Roster of the live remotes, with entries for these names as an operator grants them to new remotes.
 * Larger claims are refused as in production.
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
