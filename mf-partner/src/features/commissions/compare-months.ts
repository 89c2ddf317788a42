import type { MonthlyTotal } from './monthly-totals.ts';

export interface MonthComparison {
  latest: MonthlyTotal;
  /** `null` in the first month. */
  before: MonthlyTotal | null;
  /** Change in whole percent; `null` when there is nothing to compare with, or an amount is not known. */
  changePercent: number | null;
  /** How many amounts of both months are not known. */
  unknown: number;
}

/** The latest month against the one before it. @returns `null` without any month */
export function compareMonths(totals: readonly MonthlyTotal[]): MonthComparison | null {
  const latest = totals.at(-1);
  if (!latest) return null;
  const before = totals.at(-2) ?? null;
  const unknown = latest.unknown + (before?.unknown ?? 0);
  const changePercent = unknown === 0 ? percentBetween(before?.bani, latest.bani) : null;
  return { latest, before, changePercent, unknown };
}

/** In whole percent; `null` where there is nothing to compare with. */
export function percentBetween(
  before: number | null | undefined,
  latest: number | null,
): number | null {
  if (!before || before < 0 || latest === null) return null;
  return Math.round(((latest - before) / before) * 100);
}
