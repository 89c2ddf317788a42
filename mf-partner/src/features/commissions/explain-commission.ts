import { type CommissionTier, commissionParts } from '@vitrina/contract/rules/commission';
import { formatShortAmount, formatShortBani } from '@vitrina/contract/rules/money';

/** Lines break only before `+` and `=`: a number keeps its unit. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * Formula of an amount: `5.000 × 9% + 3.000 × 7% = 660 RON`.
 * @param salesBani sales of the period
 * @param commissionBani amount owed, from the host
 * @param tiers tiers it was computed with
 */
export function explainCommission(
  salesBani: number,
  commissionBani: number,
  tiers: readonly CommissionTier[],
): string {
  const parts = commissionParts(salesBani, tiers).map(
    (part) => `${formatShortAmount(part.salesBani)} × ${part.percent}%`,
  );
  return [parts.join(' + ') || '0', formatShortBani(commissionBani)]
    .join(' = ')
    .replace(/ (?=×)|(?<=[×=]) /g, NO_BREAK_SPACE);
}
