import type { MonthlyTotal } from './monthly-totals.ts';

export interface MonthComparison {
  latest: MonthlyTotal;
  /** `null` in the first month. */
  before: MonthlyTotal | null;
  /** Change in whole percent; `null` when there is nothing to compare with. */
  changePercent: number | null;
}

/** The latest month against the one before it. @returns `null` without any month */
export function compareMonths(totals: readonly MonthlyTotal[]): MonthComparison | null {
  const latest = totals.at(-1);
  if (!latest) return null;
  const before = totals.at(-2) ?? null;
  const changePercent =
    before && before.bani > 0
      ? Math.round(((latest.bani - before.bani) / before.bani) * 100)
      : null;
  return { latest, before, changePercent };
}
