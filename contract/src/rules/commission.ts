import { bucharestDay } from './bucharest-day.ts';

/** A tier of a month's sales: what is sold from `fromBani` on, up to the next tier, costs `percent`. */
export interface CommissionTier {
  percent: number;
  fromBani: number;
}

/** Tiers that apply from a month on, `2026-03`, the lowest first. */
interface CommissionTierSet {
  validFrom: string;
  tiers: readonly CommissionTier[];
}

/**
 * The oldest set first. New tiers are a new entry: months before it keep theirs, and a commission
 * that was computed keeps those it was computed with, whatever this table says later.
 */
const TIER_SETS: readonly CommissionTierSet[] = [
  {
    validFrom: '2020-01',
    tiers: [
      { percent: 9, fromBani: 0 },
      { percent: 7, fromBani: 500_000 },
      { percent: 5, fromBani: 1_500_000 },
    ],
  },
];

/**
 * The tiers of a month; before the first set, its.
 * @param month `2026-03`, or any day of it, `2026-03-31`
 */
export const tiersFor = (
  month: string,
  sets: readonly CommissionTierSet[] = TIER_SETS,
): readonly CommissionTier[] =>
  (sets.findLast(({ validFrom }) => validFrom <= month) ?? sets[0])?.tiers ?? [];

/** The tiers of the present month in Bucharest, for who asks what a commission would be. */
export const currentTiers = (now = new Date(), sets = TIER_SETS): readonly CommissionTier[] =>
  tiersFor(bucharestDay(now) ?? '', sets);

/** The part of the sales that falls into one tier. */
export interface CommissionPart {
  percent: number;
  /** Sales in this tier, in bani. */
  salesBani: number;
  /** Commission of this tier, in bani, rounded by itself: parts may differ from the total by a ban. */
  commissionBani: number;
}

const assertSales = (salesBani: number): void => {
  if (!Number.isSafeInteger(salesBani) || salesBani < 0) {
    throw new RangeError(`Not an amount of sales in bani: ${salesBani}`);
  }
};

type Tiers = readonly CommissionTier[];

/** Of each tier the sales that fall into it: tiers apply marginally. */
const salesByTier = (salesBani: number, tiers: Tiers) =>
  tiers.map(({ percent, fromBani }, index) => {
    const upToBani = tiers[index + 1]?.fromBani ?? Number.POSITIVE_INFINITY;
    return { percent, salesBani: Math.max(0, Math.min(salesBani, upToBani) - fromBani) };
  });

/** Hundredths of a ban, a whole number: nothing is rounded before the total. */
function exactCommission(salesBani: number, tiers: Tiers): number {
  assertSales(salesBani);
  return salesByTier(salesBani, tiers).reduce(
    (sum, part) => sum + part.salesBani * part.percent,
    0,
  );
}

/**
 * Commission on the sales of a month, both in bani, half a ban rounded up.
 * @throws RangeError for sales that are negative or not whole bani
 * @example commissionBani(800_000, tiersFor('2026-03')) // 66_000
 */
export const commissionBani = (salesBani: number, tiers: Tiers): number =>
  Math.round(exactCommission(salesBani, tiers) / 100);

/**
 * The calculator's result in whole RON: only the total is rounded, so that it is the one that the
 * tiers give.
 * @param salesBani sales of a month, in bani
 * @throws RangeError for sales that are negative or not whole bani
 */
export const commissionInWholeRon = (salesBani: number, tiers: Tiers): number =>
  Math.round(exactCommission(salesBani, tiers) / 10_000);

/**
 * The share of the sales that the commission takes, before any rounding of it.
 * @returns hundredths of a percent; 0 without sales
 * @throws RangeError for sales that are negative or not whole bani
 */
export const commissionRate = (salesBani: number, tiers: Tiers): number =>
  Math.round((exactCommission(salesBani, tiers) * 100) / (salesBani || 1));

/**
 * How a commission comes about, tier by tier; tiers without sales are left out.
 * @throws RangeError for sales that are negative or not whole bani
 */
export function commissionParts(salesBani: number, tiers: Tiers): CommissionPart[] {
  assertSales(salesBani);
  return salesByTier(salesBani, tiers)
    .map((part) => ({ ...part, commissionBani: Math.round((part.salesBani * part.percent) / 100) }))
    .filter((part) => part.salesBani > 0);
}

/**
 * The next cheaper tier and how much sales are missing until it begins, in bani; `null` in the last one.
 * @example nextCommissionTier(480_000, tiersFor('2026-03'))?.missingBani // 20_000
 */
export function nextCommissionTier(
  salesBani: number,
  tiers: Tiers,
): { percent: number; missingBani: number } | null {
  assertSales(salesBani);
  const next = tiers.find((tier) => tier.fromBani > salesBani);
  return next ? { percent: next.percent, missingBani: next.fromBani - salesBani } : null;
}
