import { tierSentences } from './tier-sentences.ts';

/** Ends the last tier with the list's full stop. */
export const TIERS = tierSentences('partea care depășește').map(
  (tier, index, { length }) => tier + (index < length - 1 ? ';' : '.'),
);
