import { OPEN_RETURN_STATUSES } from '@vitrina/contract/rules/return-status';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { type orderItems, refunds, returnLines, returns } from '../database/schema.ts';
import { messages } from '../messages.ts';
import type { Pieces } from '../products/stock.ts';
import { insertOrderEvent } from './order-events.ts';

/** Ends the open returns of a cancelled order, except those whose refund is on its way. */
export async function endOpenReturns(
  tx: Transaction,
  orderId: number,
  actorId: number,
): Promise<void> {
  const ended = await tx
    .update(returns)
    .set({
      ...{ status: 'cancelled', previousStatus: null, refusal: messages.orderCancelled },
      ...{ version: sql`${returns.version} + 1`, changedAt: new Date() },
    })
    .where(
      and(
        eq(returns.orderId, orderId),
        inArray(returns.status, OPEN_RETURN_STATUSES),
        sql`not exists (select from ${refunds} where ${refunds.returnId} = ${returns.id} and ${refunds.status} in ('due', 'pending'))`,
      ),
    )
    .returning({ id: returns.id });
  for (const { id } of ended) {
    const detail = messages.returnEvent(id, 'cancelled');
    await insertOrderEvent(tx, { orderId, kind: 'return', detail, actorId });
  }
}

/** Pieces of an order that no return has restocked yet. */
export async function piecesStillOut(
  tx: Transaction,
  items: readonly (typeof orderItems.$inferSelect)[],
): Promise<Pieces[]> {
  const ids = items.map(({ id }) => id);
  const back = await tx
    .select({
      itemId: returnLines.orderItemId,
      pieces: sql<number>`sum(${returnLines.restocked})::int`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(inArray(returnLines.orderItemId, ids), isNotNull(returns.restockedAt)))
    .groupBy(returnLines.orderItemId);
  const returned = new Map(back.map(({ itemId, pieces }) => [itemId, pieces]));
  return items.flatMap(({ id, productId, quantity }) => {
    const left = quantity - (returned.get(id) ?? 0);
    return left > 0 ? [{ productId, quantity: left }] : [];
  });
}
