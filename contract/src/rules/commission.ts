/** Commission tiers on the sales of one month, applied marginally (spec section 9). */
export const COMMISSION_TIERS = [
  { percent: 9, fromBani: 0, upToBani: 500_000 },
  { percent: 7, fromBani: 500_000, upToBani: 1_500_000 },
  { percent: 5, fromBani: 1_500_000, upToBani: Number.POSITIVE_INFINITY },
] as const;

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

const salesInTier = (salesBani: number, tier: (typeof COMMISSION_TIERS)[number]): number =>
  Math.max(0, Math.min(salesBani, tier.upToBani) - tier.fromBani);

/** Hundredths of a ban, a whole number: nothing is rounded before the total. */
const exactCommission = (salesBani: number): number =>
  COMMISSION_TIERS.reduce((sum, tier) => sum + salesInTier(salesBani, tier) * tier.percent, 0);

/**
 * Commission on the sales of a month, both in bani, half a ban rounded up.
 * @throws RangeError for sales that are negative or not whole bani
 */
export function commissionBani(salesBani: number): number {
  assertSales(salesBani);
  return Math.round(exactCommission(salesBani) / 100);
}

/**
 * The calculator's result in whole RON: only the total is rounded (rulings 29).
 * @param salesBani sales of a month, in bani
 * @throws RangeError for sales that are negative or not whole bani
 */
export function commissionInWholeRon(salesBani: number): number {
  assertSales(salesBani);
  return Math.round(exactCommission(salesBani) / 10_000);
}

/**
 * The share of the sales that the commission takes, before any rounding of it.
 * @returns hundredths of a percent; 0 without sales
 * @throws RangeError for sales that are negative or not whole bani
 */
export function commissionRate(salesBani: number): number {
  assertSales(salesBani);
  return salesBani === 0 ? 0 : Math.round((exactCommission(salesBani) * 100) / salesBani);
}

/**
 * How a commission comes about, tier by tier; tiers without sales are left out.
 * @throws RangeError for sales that are negative or not whole bani
 */
export function commissionParts(salesBani: number): CommissionPart[] {
  assertSales(salesBani);
  return COMMISSION_TIERS.map((tier) => {
    const inTier = salesInTier(salesBani, tier);
    return {
      percent: tier.percent,
      salesBani: inTier,
      commissionBani: Math.round((inTier * tier.percent) / 100),
    };
  }).filter((part) => part.salesBani > 0);
}

/** The next cheaper tier and how much sales are missing until it begins, in bani; `null` in the last one. */
export function nextCommissionTier(
  salesBani: number,
): { percent: number; missingBani: number } | null {
  assertSales(salesBani);
  const next = COMMISSION_TIERS.find((tier) => tier.fromBani > salesBani);
  return next ? { percent: next.percent, missingBani: next.fromBani - salesBani } : null;
}
