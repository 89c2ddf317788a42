import { canChangeReturnStatus, type ReturnStatus } from '@vitrina/contract/rules/return-status';
import { eq } from 'drizzle-orm';
import { listRefundRows, type RefundRow } from '../checkout/refunds-repository.ts';
import type { Transaction } from '../database/database.ts';
import { returns } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { type OrderWithItems, withItems } from '../orders/orders-repository.ts';
import { listReturnsWithLines, type ReturnWithLines } from './returns-repository.ts';

export interface LockedReturn {
  row: ReturnWithLines;
  order: OrderWithItems;
  /** Other returns of the order. */
  others: ReturnWithLines[];
  /** All refunds of the order. */
  refunds: RefundRow[];
}

/**
 * Locks a return and its order until the transaction ends. Refunds are decided only under the order's lock,
 * which serialises concurrent ones.
 * @param version the admin saw @param to the target state
 * @throws HttpError `return_not_found`, `version_conflict`, `return_transition_refused`
 */
export async function lockReturn(
  tx: Transaction,
  { id, version, to }: { id: number; version: number; to?: ReturnStatus },
): Promise<LockedReturn> {
  const [known] = await tx
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(eq(returns.id, id));
  if (!known) throw new HttpError('return_not_found');
  const locked = await lockOrderWithReturns(tx, known.orderId);
  const row = locked.all.find((one) => one.id === id);
  if (!row) throw new HttpError('return_not_found');
  if (row.version !== version) throw new HttpError('version_conflict');
  if (to && !canChangeReturnStatus(row.status, to)) {
    throw new HttpError('return_transition_refused');
  }
  const { order, refunds, all } = locked;
  return { row, order, refunds, others: all.filter((other) => other.id !== id) };
}

/** @throws HttpError `order_not_found` */
export async function lockOrderWithReturns(
  tx: Transaction,
  orderId: number,
): Promise<{ order: OrderWithItems; all: ReturnWithLines[]; refunds: RefundRow[] }> {
  const [order] = await withItems(tx, [await lockOrder(tx, orderId)]);
  if (!order) throw new HttpError('order_not_found');
  const all = await listReturnsWithLines(tx, { orderIds: [orderId] });
  return { order, all, refunds: await listRefundRows(tx, orderId) };
}
