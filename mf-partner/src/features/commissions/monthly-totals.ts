import type { Commission } from '@vitrina/contract/entities/commission';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { type AmountSum, amountOf, type Summed, sumAmounts } from './sum-amounts.ts';

export interface MonthlyTotal extends AmountSum {
  /** `YYYY-MM` of the period's start. */
  month: string;
}

type OfMonth = Summed & Pick<Commission, 'period_start'>;

/**
 * Commissions of all sites by month, oldest first; months in between without any are 0. Leaves out periods
 * without a readable start.
 */
export function monthlyTotals(commissions: readonly OfMonth[]): MonthlyTotal[] {
  const byMonth = new Map<string, OfMonth[]>();
  for (const commission of commissions) {
    const month = monthOf(commission.period_start);
    if (!month) continue;
    const same = byMonth.get(month);
    if (same) same.push(commission);
    else byMonth.set(month, [commission]);
  }
  return withMonthsBetween([...byMonth.keys()].sort()).map((month) => ({
    month,
    ...sumAmounts(byMonth.get(month) ?? []),
  }));
}

/** Commissions without a readable month or amount. */
export const countLeftOut = (commissions: readonly Commission[]): number =>
  commissions.filter((one) => !monthOf(one.period_start) || amountOf(one) === null).length;

/** In Bucharest: hosts may write the first of a month as the evening before, in UTC. */
export const monthOf = (date: string | null): string | null =>
  bucharestDay(date)?.slice(0, 7) ?? null;

/** A longer gap is a typo and gets no rows. */
const MAX_MONTHS_BETWEEN = 36;

function withMonthsBetween(months: readonly string[]): string[] {
  return months.flatMap((month, index) => {
    const before = months[index - 1];
    const between: string[] = [];
    for (
      let next = before && nextMonth(before);
      next && next < month && between.length <= MAX_MONTHS_BETWEEN;
      next = nextMonth(next)
    )
      between.push(next);
    return between.length > MAX_MONTHS_BETWEEN ? [month] : [...between, month];
  });
}

const nextMonth = (month: string): string => monthAfter(month, 1);

/** @param months may be negative. `Date` counts months from 0, `YYYY-MM` from 1. */
export const monthAfter = (month: string, months: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 1))
    .toISOString()
    .slice(0, 7);

const labels = new Intl.DateTimeFormat('ro-RO', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-03` -> `mar. 2026`. */
export const monthLabel = (month: string): string => labels.format(new Date(`${month}-01`));

const names = new Intl.DateTimeFormat('ro-RO', { month: 'long', timeZone: 'UTC' });
const namesOfYear = new Intl.DateTimeFormat('ro-RO', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Full names, `2026-03` -> `martie`; with years where they differ. */
export function monthNames(months: readonly string[]): string[] {
  const years = new Set(months.map((month) => month.slice(0, 4)));
  const format = years.size > 1 ? namesOfYear : names;
  return months.map((month) => format.format(new Date(`${month}-01`)));
}
