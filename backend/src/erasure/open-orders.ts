import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { OPEN_RETURN_STATUSES } from '@vitrina/contract/rules/return-status';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { isUnendedPayment } from '../commission-payments/commission-payments-repository.ts';
import type { Transaction } from '../database/database.ts';
import {
  checkouts,
  commissionDisputes,
  commissionPayments,
  commissionRefunds,
  orders,
  REFUNDED_STATUSES,
  refunds,
  returns,
} from '../database/schema.ts';
import { OPEN_REFUNDS } from '../payments/refund-status.ts';

const UNFINISHED = ORDER_STATUSES.filter((status) => ORDER_STATES[status].next.length > 0);

/** Whether anything is still to be delivered, placed, returned or refunded. */
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
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const coming = await tx.$count(
    returns,
    and(inArray(returns.orderId, theirs), inArray(returns.status, OPEN_RETURN_STATUSES)),
  );
  const going = await tx.$count(
    refunds,
    and(inArray(refunds.orderId, theirs), inArray(refunds.status, [...OPEN_REFUNDS])),
  );
  const paying = await tx.$count(
    commissionPayments,
    and(
      eq(commissionPayments.userId, userId),
      or(eq(commissionPayments.state, 'open'), isUnendedPayment()),
    ),
  );
  const ownPayments = tx
    .select({ id: commissionPayments.id })
    .from(commissionPayments)
    .where(eq(commissionPayments.userId, userId));
  const returning = await tx.$count(
    commissionRefunds,
    and(
      inArray(commissionRefunds.paymentId, ownPayments),
      inArray(commissionRefunds.status, [...OPEN_REFUNDS]),
    ),
  );
  const disputed = await tx.$count(
    commissionDisputes,
    and(inArray(commissionDisputes.paymentId, ownPayments), eq(commissionDisputes.state, 'open')),
  );
  return open + begun + coming + going + paying + returning + disputed > 0;
}
