import { commissionParts } from '@vitrina/contract/rules/commission';
import { formatAmount } from '@vitrina/contract/rules/money';

/** A line ends before a `+` only: no number loses its unit. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * How an amount came about: `5.000 × 9% + 3.000 × 7% = 660 RON`.
 * @param salesBani sales of the period
 * @param commissionBani what is owed for them, as the host says
 */
export function explainCommission(salesBani: number, commissionBani: number): string {
  const parts = commissionParts(salesBani).map(
    (part) => `${shortAmount(part.salesBani)} × ${part.percent}%`,
  );
  return [parts.join(' + ') || '0', `${shortAmount(commissionBani)} RON`]
    .join(' = ')
    .replace(/ (?=[×R=])|(?<=[×=]) /g, NO_BREAK_SPACE);
}

/** `5.000` for whole RON, else `5.000,50`. */
const shortAmount = (bani: number): string => formatAmount(bani).replace(/,00$/, '');
