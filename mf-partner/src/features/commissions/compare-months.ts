import type { MonthlyTotal } from './monthly-totals.ts';

export interface MonthComparison {
  latest: MonthlyTotal;
  /** `null` in the first month. */
  before: MonthlyTotal | null;
  /** Whole percent; `null` without a base, or when an amount is unknown. */
  changePercent: number | null;
  /** Unknown amounts of both months. */
  unknown: number;
}

export function compareMonths(totals: readonly MonthlyTotal[]): MonthComparison | null {
  const latest = totals.at(-1);
  if (!latest) return null;
  const before = totals.at(-2) ?? null;
  const unknown = latest.unknown + (before?.unknown ?? 0);
  const changePercent = unknown === 0 ? percentBetween(before?.bani, latest.bani) : null;
  return { latest, before, changePercent, unknown };
}

/** Whole percent; `null` without a base. */
export function percentBetween(
  before: number | null | undefined,
  latest: number | null,
): number | null {
  if (!before || before < 0 || latest === null) return null;
  return Math.round(((latest - before) / before) * 100);
}
