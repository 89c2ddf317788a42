import { MAX_PRICE_BANI, MIN_PRICE_BANI } from '../constants.ts';

/** Steps to round a changed price to; `ninety-nine` ends in 99 bani. */
export const ROUNDINGS = ['ban', 'ten', 'leu', 'ninety-nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** A change of many prices. */
export interface PriceChange {
  by: 'percent' | 'amount';
  direction: 'up' | 'down';
  /** Hundredths of a per cent, or bani. */
  hundredths: number;
  rounding: Rounding;
}

/** Why a product keeps its price. */
export type NoPrice = 'too-low' | 'too-high';

const ROUND: Readonly<Record<Rounding, (bani: number) => number>> = {
  ban: Math.round,
  ten: (bani) => Math.round(bani / 10) * 10,
  leu: (bani) => Math.round(bani / 100) * 100,
  'ninety-nine': (bani) => Math.round((bani - 99) / 100) * 100 + 99,
};

/** A price after the change, in bani, or why it cannot change. Never 0: nothing is given away by rounding. */
export function changePrice(
  bani: number,
  { by, direction, hundredths, rounding }: PriceChange,
): number | NoPrice {
  const difference = by === 'amount' ? hundredths : (bani * hundredths) / 10_000;
  const changed = ROUND[rounding](direction === 'up' ? bani + difference : bani - difference);
  if (changed < MIN_PRICE_BANI) return 'too-low';
  return changed > MAX_PRICE_BANI ? 'too-high' : changed;
}
