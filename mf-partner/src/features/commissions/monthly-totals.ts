import type { Commission } from '@vitrina/contract/entities/commission';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { type AmountSum, amountOf, type Summed, sumAmounts } from './sum-amounts.ts';

export interface MonthlyTotal extends AmountSum {
  /** `YYYY-MM` of the period's start. */
  month: string;
}

type OfMonth = Summed & Pick<Commission, 'period_start'>;

/**
 * Commissions of all sites summed by month, the oldest first; months between without any are 0.
 * A period without a readable start is left out.
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

/** How many commissions are in no month, or in one without their amount. */
export const countLeftOut = (commissions: readonly Commission[]): number =>
  commissions.filter((one) => !monthOf(one.period_start) || amountOf(one) === null).length;

/** In Bucharest: a host may write the first of a month as the evening before, in UTC. */
export const monthOf = (date: string | null): string | null =>
  bucharestDay(date)?.slice(0, 7) ?? null;

/** A longer time without any month is a slip of the pen, and not worth a row for each. */
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

/** @param months may be negative. The number of a `Date`'s month counts from 0, that of `YYYY-MM` from 1. */
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

/** Whole names, `2026-03` -> `martie`; with their years where those differ. */
export function monthNames(months: readonly string[]): string[] {
  const years = new Set(months.map((month) => month.slice(0, 4)));
  const format = years.size > 1 ? namesOfYear : names;
  return months.map((month) => format.format(new Date(`${month}-01`)));
}
