import { type CommissionTier, commissionBani, tiersFor } from '@vitrina/contract/rules/commission';
import { isInvoiceVisible } from '../../commissions/invoice-visibility.ts';
import { randomFrom } from '../../seeded-random.ts';
import { monthBefore } from '../dates.ts';
import type { SiteSeed } from '../requests/request-seed.ts';

export interface CommissionSeed {
  /** `YYYY-MM-DD`, both included. */
  periodStart: string;
  periodEnd: string;
  salesBani: number;
  commissionBani: number;
  tiers: readonly CommissionTier[];
  isPaid: boolean;
  hasInvoice: boolean;
}

/** What is owed for a site, one row a month, the oldest first. */
export function commissionsOf(site: SiteSeed, now: Date): CommissionSeed[] {
  const random = randomFrom(site.url);
  return Array.from({ length: site.monthsLive }, (_, index) => {
    const back = site.monthsLive - index;
    const { start, end } = monthBefore(now, back);
    const season = site.season[Number(start.slice(5, 7)) - 1] ?? 1;
    // A new shop needs some months until its customers have found it.
    const growth = Math.min(1, 0.55 + index * 0.09);
    const salesBani = Math.round(site.salesBani * season * growth * (0.9 + random() * 0.2));
    const tiers = tiersFor(start);
    const isPaid = back > 2 || (back === 2 && random() < 0.6);
    return {
      periodStart: start,
      periodEnd: end,
      salesBani,
      commissionBani: commissionBani(salesBani, tiers),
      tiers,
      isPaid,
      hasInvoice: isInvoiceVisible(end, now),
    };
  });
}
