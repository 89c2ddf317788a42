import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { checkouts, orders, REFUNDED_STATUSES } from '../database/schema.ts';

const UNFINISHED = ORDER_STATUSES.filter((status) => ORDER_STATES[status].next.length > 0);

/** Whether something is still to be delivered, placed or paid back to a person. */
export async function hasOpenOrders(tx: Transaction, userId: number): Promise<boolean> {
  const isRefundDue = and(
    inArray(orders.status, REFUNDED_STATUSES),
    eq(orders.paymentStatus, 'paid'),
  );
  const isUnplaced = and(
    eq(checkouts.state, 'released'),
    isNotNull(checkouts.paidAt),
    isNull(checkouts.refundedAt),
  );
  const open = await tx.$count(
    orders,
    and(eq(orders.userId, userId), or(inArray(orders.status, UNFINISHED), isRefundDue)),
  );
  const begun = await tx.$count(
    checkouts,
    and(eq(checkouts.userId, userId), or(eq(checkouts.state, 'open'), isUnplaced)),
  );
  return open + begun > 0;
}
