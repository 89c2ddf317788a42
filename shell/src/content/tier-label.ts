import type { CommissionTier } from '@vitrina/contract/rules/commission';
import { tierText } from '@vitrina/contract/rules/tier-text';

/** `Primii 5.000 RON`, `5.001 – 15.000 RON`, `Peste 15.000 RON`. */
export const tierLabel = (tiers: readonly CommissionTier[], index: number): string =>
  tierText(tiers, index, {
    first: (upTo) => `Primii ${upTo} RON`,
    middle: (from, upTo) => `${from} – ${upTo} RON`,
    last: (from) => `Peste ${from} RON`,
  });
