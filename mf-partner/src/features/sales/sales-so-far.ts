import type { PartnerSales } from '@vitrina/contract/entities/partner-sales';
import {
  type MonthlyTotal,
  monthAfter,
  monthlyTotals,
  monthOf,
} from '../commissions/monthly-totals.ts';
import { type AmountSum, sumAmounts } from '../commissions/sum-amounts.ts';

export interface SalesSum extends AmountSum {
  /** `null` when one site's is unknown. */
  orders: number | null;
}

export interface SalesSoFar extends SalesSum {
  sites: number;
  /** Time of the oldest figure. */
  fetchedAt: string | null;
  before: (SalesSum & { isSamePoint: boolean }) | null;
}

type Sold = Partial<Pick<PartnerSales, 'sales' | 'orders'>>;

function sumSales(rows: readonly Sold[]): SalesSum {
  const counts = rows.map(({ orders }) => orders ?? null);
  const known = counts.filter((count) => count !== null);
  return {
    ...sumAmounts(rows.map(({ sales }) => ({ commission: sales ?? null }))),
    orders: known.length < counts.length ? null : known.reduce((sum, count) => sum + count, 0),
  };
}

export const ofMonth = (rows: readonly PartnerSales[], month: string): PartnerSales[] =>
  rows.filter((row) => monthOf(row.month) === month);

/**
 * Sales of all sites in the running `month`, `YYYY-MM`, beside the month before: up to the same day where
 * every site sends that, else the whole month.
 * @returns `null` while no site sent figures
 */
export function salesSoFar(rows: readonly PartnerSales[], month: string): SalesSoFar | null {
  const running = ofMonth(rows, month);
  if (running.length === 0) return null;
  const times = running.flatMap((row) => row.fetched_at ?? []);
  return {
    ...sumSales(running),
    sites: running.length,
    fetchedAt: times.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null,
    before: compared(running, ofMonth(rows, monthAfter(month, -1))),
  };
}

function compared(running: readonly PartnerSales[], last: readonly PartnerSales[]) {
  const points = running.flatMap(({ before }) => before ?? []);
  if (points.length === running.length) return { ...sumSales(points), isSamePoint: true };
  return last.length === 0 ? null : { ...sumSales(last), isSamePoint: false };
}

export type SalesMonth = MonthlyTotal & Pick<SalesSum, 'orders'>;

/** By month, oldest first; a month without figures is unknown, not 0. */
export const salesByMonth = (rows: readonly PartnerSales[]): SalesMonth[] =>
  monthlyTotals(rows.map((row) => ({ period_start: row.month, commission: row.sales }))).map(
    (total) => {
      const sold = ofMonth(rows, total.month);
      if (sold.length === 0) return { ...total, bani: null, orders: null };
      return { ...total, orders: sumSales(sold).orders };
    },
  );
