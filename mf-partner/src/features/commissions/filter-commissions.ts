import type { Commission } from '@vitrina/contract/entities/commission';
import { newestFirst } from '@vitrina/contract/rules/dates';

export type PaidFilter = 'all' | 'unpaid' | 'paid';

export interface CommissionFilter {
  paid: PaidFilter;
  /** Address of a site; '' for all. */
  site: string;
}

export const filterCommissions = (
  commissions: readonly Commission[],
  { paid, site }: CommissionFilter,
): Commission[] =>
  commissions.filter(
    (commission) =>
      (paid === 'all' || commission.paid === (paid === 'paid')) &&
      (site === '' || commission.website_url === site),
  );

export const sitesOf = (commissions: readonly Commission[]): string[] =>
  [...new Set(commissions.map(({ website_url }) => website_url ?? ''))].filter(Boolean).sort();

/** Latest period first; without a period last. */
export const latestFirst = (commissions: readonly Commission[]): Commission[] =>
  commissions.toSorted(
    (a, b) => newestFirst(a.period_start, b.period_start) || b.commission_id - a.commission_id,
  );
