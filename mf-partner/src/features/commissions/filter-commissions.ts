import type { Commission } from '@vitrina/contract/entities/commission';

export type PaidFilter = 'all' | 'unpaid' | 'paid';

export interface CommissionFilter {
  paid: PaidFilter;
  /** Address of one site; '' for all of them. */
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

/** The addresses that occur, each once, in order. */
export const sitesOf = (commissions: readonly Commission[]): string[] =>
  [...new Set(commissions.map(({ website_url }) => website_url ?? ''))].filter(Boolean).sort();

/** The latest period first. Dates of ISO 8601 are in order as plain texts. */
export const latestFirst = (commissions: readonly Commission[]): Commission[] =>
  commissions.toSorted(
    (a, b) =>
      Number(b.period_start > a.period_start) - Number(b.period_start < a.period_start) ||
      b.commission_id - a.commission_id,
  );
