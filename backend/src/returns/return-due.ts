import {
  type ReturnAmount,
  refundableBani,
  returnAmount,
} from '@vitrina/contract/rules/return-amounts';
import type { RefundRow } from '../checkout/refunds-repository.ts';
import type { OrderWithItems } from '../orders/orders-repository.ts';
import { isOpenRefund } from '../payments/refund-status.ts';
import type { ReturnWithLines } from './returns-repository.ts';

/**
 * Refund due for a checked return: by the rules, and at most what is left of the payment.
 * @param all returns of the order @param refunds all refunds of the order
 */
export function returnDue(
  order: OrderWithItems,
  { id, lines }: ReturnWithLines,
  all: readonly ReturnWithLines[],
  refunds: readonly RefundRow[],
): ReturnAmount {
  const paidBack = all.filter(
    (other) =>
      other.id !== id &&
      (other.status === 'refunded' ||
        refunds.some((refund) => refund.returnId === other.id && isOpenRefund(refund))),
  );
  const acceptedIn = (some: readonly ReturnWithLines[], itemId: number): number =>
    some
      .flatMap((one) => one.lines)
      .filter(({ orderItemId }) => orderItemId === itemId)
      .reduce((sum, { accepted }) => sum + (accepted ?? 0), 0);
  const amount = returnAmount(
    order.items.map((item) => ({
      quantity: item.quantity,
      priceBani: item.priceBani,
      accepted: lines.find(({ orderItemId }) => orderItemId === item.id)?.accepted ?? 0,
      before: acceptedIn(paidBack, item.id),
    })),
    order,
  );
  const left = order.paymentStatus === 'unverified' ? 0 : refundableBani(order);
  return { ...amount, totalBani: Math.min(amount.totalBani, left) };
}
