import type { Commission } from '@vitrina/contract/entities/commission';

/**
 * Commissions of one month, whatever their payment.
 * @param asked `YYYY-MM`; falls back to all when that month has none
 */
export function rowsOfMonth(commissions: readonly Commission[], asked: string) {
  const months = monthsOf(commissions);
  const month = months.find((one) => one === asked) ?? '';
  const rows = commissions.filter((row) => !month || row.period_start?.startsWith(month));
  return { months, month, rows };
}

/** Months with commissions, `YYYY-MM`, newest first. */
const monthsOf = (commissions: readonly Commission[]): string[] =>
  [
    ...new Set(
      commissions.flatMap(({ period_start }) =>
        /^\d{4}-\d{2}/.test(period_start ?? '') ? [(period_start ?? '').slice(0, 7)] : [],
      ),
    ),
  ]
    .sort()
    .toReversed();
