import { bucharestDay } from './bucharest-day.ts';

/** A tier of a month's sales: the part from `fromBani` up to the next tier costs `percent`. */
export interface CommissionTier {
  percent: number;
  fromBani: number;
}

/** Tiers valid from a month on (`2026-03`), lowest first. */
interface CommissionTierSet {
  validFrom: string;
  tiers: readonly CommissionTier[];
}

/**
 * Oldest set first. Add new tiers as a new entry, so that earlier months keep theirs. A computed commission
 * stores its tiers.
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
 * Tiers of a month; before the first set, those of the first.
 * @param month `2026-03`, or any day of it, `2026-03-31`
 * @example tiersFor('2026-03-31') === tiersFor('2026-03') // true
 */
export const tiersFor = (
  month: string,
  sets: readonly CommissionTierSet[] = TIER_SETS,
): readonly CommissionTier[] =>
  (sets.findLast(({ validFrom }) => validFrom <= month) ?? sets[0])?.tiers ?? [];

/**
 * Tiers of the current month in Bucharest, for calculators.
 * @example const bani = commissionBani(800_000, currentTiers());
 */
export const currentTiers = (now = new Date(), sets = TIER_SETS): readonly CommissionTier[] =>
  tiersFor(bucharestDay(now) ?? '', sets);

/** The part of the sales in one tier. */
export interface CommissionPart {
  percent: number;
  /** Sales in this tier, in bani. */
  salesBani: number;
  /**
   * Commission of this tier, in bani. Rounded separately, so the parts may differ from the total by a ban.
   */
  commissionBani: number;
}

const assertSales = (salesBani: number): void => {
  if (!Number.isSafeInteger(salesBani) || salesBani < 0) {
    throw new RangeError(`Not an amount of sales in bani: ${salesBani}`);
  }
};

type Tiers = readonly CommissionTier[];

/** Sales per tier: tiers are marginal. */
const salesByTier = (salesBani: number, tiers: Tiers) =>
  tiers.map(({ percent, fromBani }, index) => {
    const upToBani = tiers[index + 1]?.fromBani ?? Number.POSITIVE_INFINITY;
    return { percent, salesBani: Math.max(0, Math.min(salesBani, upToBani) - fromBani) };
  });

/** Integer hundredths of a ban: only the total is rounded. */
function exactCommission(salesBani: number, tiers: Tiers): number {
  assertSales(salesBani);
  return salesByTier(salesBani, tiers).reduce(
    (sum, part) => sum + part.salesBani * part.percent,
    0,
  );
}

/**
 * Commission on a month's sales, both in bani; half a ban rounds up.
 * @throws RangeError for negative sales or a fraction of a ban
 * @example commissionBani(800_000, tiersFor('2026-03')) // 66_000
 */
export const commissionBani = (salesBani: number, tiers: Tiers): number =>
  Math.round(exactCommission(salesBani, tiers) / 100);

/**
 * Commission in whole RON, for the calculator. Only the total is rounded.
 * @param salesBani a month's sales, in bani
 * @throws RangeError for negative sales or a fraction of a ban
 */
export const commissionInWholeRon = (salesBani: number, tiers: Tiers): number =>
  Math.round(exactCommission(salesBani, tiers) / 10_000);

/**
 * Share of the sales that the unrounded commission takes.
 * @returns hundredths of a per cent; 0 without sales
 * @throws RangeError for negative sales or a fraction of a ban
 */
export const commissionRate = (salesBani: number, tiers: Tiers): number =>
  Math.round((exactCommission(salesBani, tiers) * 100) / (salesBani || 1));

/**
 * The commission tier by tier, without tiers that have no sales.
 * @throws RangeError for negative sales or a fraction of a ban
 */
export function commissionParts(salesBani: number, tiers: Tiers): CommissionPart[] {
  assertSales(salesBani);
  return salesByTier(salesBani, tiers)
    .map((part) => ({ ...part, commissionBani: Math.round((part.salesBani * part.percent) / 100) }))
    .filter((part) => part.salesBani > 0);
}

/**
 * The next cheaper tier, and the sales missing to reach it, in bani; `null` in the last one.
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
