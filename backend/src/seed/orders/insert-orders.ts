import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import type { Transaction } from '../../database/database.ts';
import { orderEvents, orderItems, orders as orderTable, refunds } from '../../database/schema.ts';
import type { InsertedProduct } from '../catalogue/insert-catalogue.ts';
import type { InsertedPeople } from '../people/insert-people.ts';
import { type OrderSeed, orders } from './orders.ts';

type Order = OrderSeed<InsertedProduct>;

/** Stores the orders with their items and events. */
export async function insertOrders(
  tx: Transaction,
  products: readonly InsertedProduct[],
  { adminId, userIds }: InsertedPeople,
  now: Date,
): Promise<void> {
  const seeds = orders(products, now);
  const rows = seeds.map((order, index) => toRow(order, index, userIds));
  const inserted = await tx.insert(orderTable).values(rows).returning();
  const ids = new Map(inserted.map(({ paymentIntentId, id }) => [paymentIntentId, id]));
  const idOf = (index: number) => ids.get(paymentIntentId(index)) ?? 0;

  await tx.insert(orderItems).values(
    seeds.flatMap(({ lines }, index) =>
      lines.map(({ product, quantity }) => ({
        orderId: idOf(index),
        productId: product.id,
        productName: product.name,
        productColor: product.color,
        quantity,
        priceBani: product.priceBani,
      })),
    ),
  );
  await insertCancellationRefunds(tx, inserted);
  await tx.insert(orderEvents).values(
    seeds.flatMap(({ events }, index) =>
      events.map(({ at, ...event }) => ({
        ...event,
        orderId: idOf(index),
        actorId: event.fromStatus === null ? null : adminId,
        createdAt: at,
      })),
    ),
  );
}

async function insertCancellationRefunds(
  tx: Transaction,
  inserted: readonly (typeof orderTable.$inferSelect)[],
): Promise<void> {
  const back = inserted.filter(({ paymentStatus }) => paymentStatus === 'refunded');
  if (back.length === 0) return;
  await tx.insert(refunds).values(
    back.map(({ id: orderId, totalBani: amountBani, updatedAt: at }) => ({
      ...{ orderId, amountBani, source: 'cancellation' as const, status: 'done' as const },
      ...{ createdAt: at, doneAt: at },
    })),
  );
}

/** In the provider's format, but unknown to any provider. */
const paymentIntentId = (index: number): string => `pi_demo_${String(index + 1).padStart(4, '0')}`;

function toRow(order: Order, index: number, userIds: ReadonlyMap<string, number>) {
  const { name, email, phone, county, locality, address, zip } = order.buyer;
  const [first] = order.events;
  const last = order.events.at(-1);
  if (!first || !last) throw new Error('an order without events');
  const paymentStatus = ORDER_STATES[last.toStatus].refunds
    ? ('refunded' as const)
    : ('paid' as const);
  return {
    ...{ name, email, phone, county, locality, address, zip },
    userId: userIds.get(email) ?? null,
    status: last.toStatus,
    shippingBani: order.shippingBani,
    totalBani: order.totalBani,
    paymentIntentId: paymentIntentId(index),
    paymentStatus,
    refundedBani: paymentStatus === 'refunded' ? order.totalBani : 0,
    version: order.events.length,
    createdAt: first.at,
    updatedAt: last.at,
  };
}
