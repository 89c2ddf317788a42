import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';

export interface MonthlyTotal {
  /** `YYYY-MM` of the period's start. */
  month: string;
  bani: number;
}

/** Commissions of all sites summed by month, the oldest first. */
export function monthlyTotals(commissions: readonly Commission[]): MonthlyTotal[] {
  const totals = new Map<string, number>();
  for (const { period_start, commission } of commissions) {
    const month = period_start.slice(0, 7);
    totals.set(month, (totals.get(month) ?? 0) + toBani(commission));
  }
  return [...totals]
    .map(([month, bani]) => ({ month, bani }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** `2026-03` -> `mar. 2026`. */
export function monthLabel(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Intl.DateTimeFormat('ro-RO', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, number - 1, 1));
}
