import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';
import { toBani } from '@vitrina/contract/rules/money';

export interface MonthlyTotal {
  /** `YYYY-MM` of the period's start. */
  month: string;
  bani: number;
}

/**
 * Commissions of all sites summed by month, the oldest first; months between without any are 0.
 * A period without a readable start is left out.
 */
export function monthlyTotals(commissions: readonly Commission[]): MonthlyTotal[] {
  const totals = new Map<string, number>();
  for (const { period_start, commission } of commissions) {
    const month = monthOf(period_start);
    if (month) totals.set(month, (totals.get(month) ?? 0) + toBani(commission));
  }
  const months = [...totals.keys()].sort();
  return monthsBetween(months[0], months.at(-1)).map((month) => ({
    month,
    bani: totals.get(month) ?? 0,
  }));
}

/** In Bucharest: a host may write the first of a month as the evening before, in UTC. */
function monthOf(date: string): string | null {
  const [, month, year] = formatDate(date).split('.');
  return year && month ? `${year}-${month}` : null;
}

function monthsBetween(first: string | undefined, last: string | undefined): string[] {
  const months: string[] = [];
  if (!first || !last) return months;
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

/** The number of a `Date`'s month counts from 0, so that of `YYYY-MM` already names the next one. */
const nextMonth = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1))
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
