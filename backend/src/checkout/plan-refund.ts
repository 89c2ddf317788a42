import { refundableBani } from '@vitrina/contract/rules/return-amounts';
import type { Transaction } from '../database/database.ts';
import type { orders } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import {
  insertRefund,
  listRefundRows,
  type RefundRow,
  tellOrderOfRefunds,
} from './refunds-repository.ts';

interface PlannedRefund extends Pick<RefundRow, 'source' | 'amountBani'> {
  returnId?: number;
  reason?: string;
  actorId?: number | null;
}

/**
 * Decides a refund of an order that the caller has locked; `carryOutRefund` requests it. Earlier refunds
 * count, so their sum never exceeds what was paid.
 * @throws HttpError `refund_not_possible` without a verified payment, `refund_too_large`
 */
export async function planRefund(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  { amountBani, ...refund }: PlannedRefund,
): Promise<RefundRow> {
  if (order.paymentStatus === 'unverified' || !order.paymentIntentId) {
    throw new HttpError('refund_not_possible');
  }
  const left = refundableBani(order);
  if (amountBani > left) {
    throw new HttpError('refund_too_large', {
      field: 'amount',
      text: messages.refundTooLarge(left),
    });
  }
  const row = await insertRefund(tx, { ...refund, orderId: order.id, amountBani });
  await tellOrderOfRefunds(tx, order, await listRefundRows(tx, order.id));
  return row;
}

/**
 * Decides the refund of everything left of a cancelled order's payment. @returns null when nothing is left
 */
export async function planCancellationRefund(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  actorId: number | null = null,
): Promise<RefundRow | null> {
  const amountBani = refundableBani(order);
  if (order.paymentStatus !== 'paid' || !order.paymentIntentId || amountBani === 0) return null;
  return planRefund(tx, order, { source: 'cancellation', amountBani, actorId });
}
