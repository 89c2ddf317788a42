import { and, asc, desc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { orderEvents, users } from '../database/schema.ts';

type OrderEventRow = typeof orderEvents.$inferSelect;

/** An event with its admin's name; null for the buyer and the system. */
export interface NamedEvent {
  event: OrderEventRow;
  actorName: string | null;
}

export async function insertOrderEvent(
  tx: Transaction,
  values: typeof orderEvents.$inferInsert,
): Promise<OrderEventRow> {
  const [event] = await tx.insert(orderEvents).values(values).returning();
  if (!event) throw new Error('The event was not stored.');
  return event;
}

/** Oldest first. */
export const listOrderEvents = (db: Connection, orderId: number): Promise<NamedEvent[]> =>
  db
    .select({ event: orderEvents, actorName: users.name })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));

export async function findLastEvent(
  tx: Transaction,
  orderId: number,
  kind: OrderEventRow['kind'],
): Promise<OrderEventRow | null> {
  const rows = await tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Deletes events of an undone action. */
export const dropOrderEvents = (tx: Transaction, orderId: number, kind: OrderEventRow['kind']) =>
  tx.delete(orderEvents).where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)));
