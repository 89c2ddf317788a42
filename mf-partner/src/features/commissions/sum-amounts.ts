import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';

export interface AmountSum {
  /** `null` when no amount is known. */
  bani: number | null;
  /** Amounts unknown, and so missing in the sum. */
  unknown: number;
}

/** Read like a commission's amount. */
export type Summed = Pick<Commission, 'commission'>;

/** In bani; `null` when unreadable. */
export const amountOf = ({ commission }: Summed): number | null =>
  commission === null ? null : toBani(commission);

export function sumAmounts(commissions: readonly Summed[]): AmountSum {
  const known = commissions.map(amountOf).filter((bani) => bani !== null);
  const unknown = commissions.length - known.length;
  if (known.length === 0 && unknown > 0) return { bani: null, unknown };
  return { bani: known.reduce((sum, bani) => sum + bani, 0), unknown };
}

export const sumUnpaid = (commissions: readonly Commission[]): AmountSum =>
  sumAmounts(commissions.filter(({ paid }) => !paid));
