import type { RefundStatus } from '@vitrina/contract/entities/order-refund';

interface Refund {
  status: RefundStatus;
  amountBani: number;
}

/** The provider is asked, or at it. */
export const OPEN_REFUNDS = ['due', 'pending'] as const;
/** Of these the payment is less. */
const COUNTED_REFUNDS = [...OPEN_REFUNDS, 'done'] as const;

/** A refund only goes forward: an older answer of the provider says nothing new. */
export const REFUND_RANK = { due: 0, pending: 1, done: 2, failed: 3, dropped: 0 } as const;

export const isOpenRefund = ({ status }: Pick<Refund, 'status'>): boolean =>
  OPEN_REFUNDS.some((open) => open === status);

/** What of these went, or goes, back, in bani. */
export const sumOf = (rows: readonly Refund[], statuses: readonly string[] = COUNTED_REFUNDS) =>
  rows
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amountBani }) => sum + amountBani, 0);

/**
 * What was decided and not made yet becomes less where so much went back otherwise that it no longer
 * fits; what becomes nothing is dropped.
 * @param rows all refunds of a payment, the oldest first
 * @param totalBani what there was to give back
 * @returns what changes
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
