import { type CommissionTier, currentTiers } from './commission.ts';
import { formatShortAmount, UNIT } from './money.ts';

/** Texts for a tier's sales, with amounts in whole RON: `5.000`. */
interface TierWords {
  first: (upTo: string) => string;
  middle: (from: string, upTo: string) => string;
  last: (from: string) => string;
}

/** A tier's sales; a middle tier starts at the first RON above the previous one. */
export const tierText = (...tier: Parameters<typeof wordsOf>): string =>
  wordsOf(...tier).replace(' RON', UNIT);

function wordsOf(
  tiers: readonly CommissionTier[],
  index: number,
  { first, middle, last }: TierWords,
): string {
  const fromBani = tiers[index]?.fromBani ?? 0;
  const next = tiers[index + 1];
  if (!next) return last(formatShortAmount(fromBani));
  const upTo = formatShortAmount(next.fromBani);
  return fromBani === 0 ? first(upTo) : middle(formatShortAmount(fromBani + 100), upTo);
}

/** All current tiers: `9% pentru primii 5.000 RON`, the others worded by `words`. */
export const tierTexts = (words: Omit<TierWords, 'first'>): string[] =>
  currentTiers().map(
    ({ percent }, index, tiers) =>
      `${percent}% ${tierText(tiers, index, { first: (upTo) => `pentru primii ${upTo} RON`, ...words })}`,
  );
