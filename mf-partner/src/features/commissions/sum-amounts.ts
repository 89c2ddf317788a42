import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';

export interface AmountSum {
  /** `null` where none of the amounts is known. */
  bani: number | null;
  /** How many amounts are not known, and therefore not in the sum. */
  unknown: number;
}

/** What has an amount, read as that of a commission. */
export type Summed = Pick<Commission, 'commission'>;

/** In bani; `null` where the host wrote none that can be read. */
export const amountOf = ({ commission }: Summed): number | null =>
  commission === null ? null : toBani(commission);

/** Adds up the amounts that the host wrote as such. */
export function sumAmounts(commissions: readonly Summed[]): AmountSum {
  const known = commissions.map(amountOf).filter((bani) => bani !== null);
  const unknown = commissions.length - known.length;
  if (known.length === 0 && unknown > 0) return { bani: null, unknown };
  return { bani: known.reduce((sum, bani) => sum + bani, 0), unknown };
}

/** What is still to be paid. */
export const sumUnpaid = (commissions: readonly Commission[]): AmountSum =>
  sumAmounts(commissions.filter(({ paid }) => !paid));
