import { UNPLACED_REFUND_MS } from '@vitrina/contract/constants';
import type { UnplacedPayment } from '@vitrina/contract/entities/unplaced-payment';
import { toRon } from '@vitrina/contract/rules/money';
import { and, desc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { listUnplacedCheckouts } from './checkouts-repository.ts';
import { isUnpaid } from './takes-stock.ts';

/** Paid payments without an order, each with the orders it may pay. */
export async function unplacedPayments(db: Database): Promise<UnplacedPayment[]> {
  const checkouts = await listUnplacedCheckouts(db);
  const candidates = await unpaidOrders(
    db,
    checkouts.map(({ totalBani }) => totalBani),
  );
  return checkouts.map((checkout) => {
    const paidAt = checkout.paidAt ?? checkout.createdAt;
    return {
      payment_intent_id: checkout.paymentIntentId ?? '',
      email: checkout.email,
      amount: toRon(checkout.totalBani),
      paid_at: paidAt.toISOString(),
      refund_at: new Date(paidAt.getTime() + UNPLACED_REFUND_MS).toISOString(),
      // A given-up payment only waits for its refund.
      orders:
        checkout.state === 'released'
          ? null
          : candidates
              .filter(({ totalBani }) => totalBani === checkout.totalBani)
              .map(({ id, email, createdAt }) => ({
                ...{ id, email },
                created_at: createdAt.toISOString(),
              })),
    };
  });
}

const unpaidOrders = async (db: Database, totals: number[]) =>
  totals.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(and(isUnpaid(), inArray(orders.totalBani, totals)))
        .orderBy(desc(orders.id));
