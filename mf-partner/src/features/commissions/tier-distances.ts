import type { Commission } from '@vitrina/contract/entities/commission';
import {
  type CommissionTier,
  nextCommissionTier,
  tiersFor,
} from '@vitrina/contract/rules/commission';
import { newestFirst } from '@vitrina/contract/rules/dates';
import { toBani } from '@vitrina/contract/rules/money';

export interface TierDistance {
  commission: Commission;
  salesBani: number;
  /** Highest tier reached. */
  percent: number;
  /** `null` in the cheapest tier. */
  next: { percent: number; missingBani: number } | null;
}

/**
 * Distance of each site's latest period to the next cheaper tier. Only where the host sends sales (an
 * extension).
 */
export function tierDistances(commissions: readonly Commission[]): TierDistance[] {
  const latest = new Map<string, Commission>();
  for (const commission of commissions) {
    const site = commission.website_url ?? '';
    const known = latest.get(site);
    // Without a date it may not be the latest.
    if (!commission.period_start) continue;
    if (!known || newestFirst(commission.period_start, known.period_start) < 0)
      latest.set(site, commission);
  }
  return [...latest.values()].flatMap((commission) => {
    const salesBani = salesOf(commission);
    const tiers = tiersOf(commission);
    if (salesBani === null || !tiers) return [];
    const percent = tiers.findLast(({ fromBani }) => salesBani >= fromBani)?.percent ?? 0;
    return [{ commission, salesBani, percent, next: nextCommissionTier(salesBani, tiers) }];
  });
}

/** In bani; `null` when absent or invalid. */
export function salesOf({ sales }: Commission): number | null {
  return typeof sales === 'number' && sales >= 0 ? toBani(sales) : null;
}

/**
 * Tiers of a commission; falls back to those of its month.
 * @returns `null` when its month is unknown too
 */
export const tiersOf = ({ tiers, period_start }: Commission): readonly CommissionTier[] | null =>
  tiers?.map(({ percent, from }) => ({ percent, fromBani: toBani(from) })) ??
  ((period_start && tiersFor(period_start)) || null);
