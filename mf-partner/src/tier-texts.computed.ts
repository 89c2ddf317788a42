import { tierTexts } from '@vitrina/contract/rules/tier-text';

/** Computed at build time: `9% pentru primii 5.000 RON, 7% până la 15.000 RON, 5% peste`. */
export const TIERS = tierTexts({
  middle: (_, upTo) => `până la ${upTo} RON`,
  last: () => 'peste',
}).join(', ');
