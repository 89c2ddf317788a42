import type { RefundStatus } from '@vitrina/contract/entities/order-refund';

interface Refund {
  status: RefundStatus;
  amountBani: number;
}

/** To be requested, or in progress at the provider. */
export const OPEN_REFUNDS = ['due', 'pending'] as const;
/** Refunds that reduce the payment. */
const COUNTED_REFUNDS = [...OPEN_REFUNDS, 'done'] as const;

/** A refund only moves forward: older answers of the provider are ignored. */
export const REFUND_RANK = { due: 0, pending: 1, done: 2, failed: 3, dropped: 0 } as const;

export const isOpenRefund = ({ status }: Pick<Refund, 'status'>): boolean =>
  OPEN_REFUNDS.some((open) => open === status);

/** Sum of these refunds in bani. */
export const sumOf = (rows: readonly Refund[], statuses: readonly string[] = COUNTED_REFUNDS) =>
  rows
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amountBani }) => sum + amountBani, 0);

/**
 * Reduces decided refunds that no longer fit after other refunds; those reduced to nothing are dropped.
 * @param rows all refunds of a payment, oldest first
 * @param totalBani the refundable amount
 * @returns the changes
 */
export function shrinkRefunds<Row extends Refund & { id: number }>(
  rows: readonly Row[],
  totalBani: number,
): { id: number; columns: { status: 'dropped' } | { amountBani: number } }[] {
  const changes: ReturnType<typeof shrinkRefunds> = [];
  let over = sumOf(rows) - totalBani;
  for (const { id, status, amountBani } of rows.toReversed()) {
    if (over <= 0 || status !== 'due') continue;
    const less = Math.min(over, amountBani);
    const columns =
      less === amountBani ? ({ status: 'dropped' } as const) : { amountBani: amountBani - less };
    changes.push({ id, columns });
    over -= less;
  }
  return changes;
}
