import { tierSentences } from './tier-sentences.ts';

/** The tiers as a list in the terms, the last with its full stop. */
export const TIERS = tierSentences('partea care depășește').map(
  (tier, index, { length }) => tier + (index < length - 1 ? ';' : '.'),
);
