import { type CommissionTier, commissionBani, tiersFor } from '@vitrina/contract/rules/commission';
import { commissionDueDay } from '@vitrina/contract/rules/commission-due';
import { isInvoiceVisible } from '../../commissions/invoice-visibility.ts';
import { randomFrom } from '../../seeded-random.ts';
import { monthBefore } from '../dates.ts';
import { demoSales } from '../partners/demo-sales.ts';
import type { SiteSeed } from '../requests/request-seed.ts';

export interface CommissionSeed {
  /** `YYYY-MM-DD`, both included. */
  periodStart: string;
  periodEnd: string;
  salesBani: number;
  commissionBani: number;
  tiers: readonly CommissionTier[];
  isPaid: boolean;
  paidAt: Date | null;
  paidBy: 'staff' | null;
  hasInvoice: boolean;
}

/** Commissions of a site, one per month, oldest first. */
export function commissionsOf(site: SiteSeed, now: Date): CommissionSeed[] {
  const random = randomFrom(site.url);
  return Array.from({ length: site.monthsLive }, (_, index) => {
    const back = site.monthsLive - index;
    const { start, end } = monthBefore(now, back);
    const season = site.season[Number(start.slice(5, 7)) - 1] ?? 1;
    // A new shop's sales grow for some months.
    const growth = Math.min(1, 0.55 + index * 0.09);
    const estimate = Math.round(site.salesBani * season * growth * (0.9 + random() * 0.2));
    // The shop itself reports the current month, so last month must match its report.
    const salesBani = back === 1 ? demoSales(site, { start, end }, now).salesBani : estimate;
    const tiers = tiersFor(start);
    const isPaid = back > 2 || (back === 2 && random() < 0.6);
    return {
      periodStart: start,
      periodEnd: end,
      salesBani,
      commissionBani: commissionBani(salesBani, tiers),
      tiers,
      isPaid,
      // Paid in time by transfer, and marked by staff.
      paidAt: isPaid ? new Date(`${commissionDueDay(end)}T09:30:00Z`) : null,
      paidBy: isPaid ? 'staff' : null,
      hasInvoice: isInvoiceVisible(end, now),
    };
  });
}
