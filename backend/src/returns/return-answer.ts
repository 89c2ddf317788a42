import type { OrderRefund } from '@vitrina/contract/entities/order-refund';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { toRon } from '@vitrina/contract/rules/money';
import { isInTime, refundDay } from '@vitrina/contract/rules/return-deadlines';
import { eq, inArray } from 'drizzle-orm';
import type { RefundRow } from '../checkout/refunds-repository.ts';
import { creditNoteNumber } from '../credit-notes/credit-note-pdf.ts';
import type { Connection } from '../database/database.ts';
import { creditNotes, orders, refunds, users } from '../database/schema.ts';
import { toWebAddress } from '../files/file-urls.ts';
import { HttpError } from '../http/http-error.ts';
import { type OrderWithItems, withItems } from '../orders/orders-repository.ts';
import { isOpenRefund, sumOf } from '../payments/refund-status.ts';
import { returnDue } from './return-due.ts';
import {
  listDeliveries,
  listReturnsWithLines,
  type ReturnWithLines,
} from './returns-repository.ts';

/** Returns with these ids, in their order. */
export async function answerReturns(
  db: Connection,
  ids: readonly number[],
): Promise<OrderReturn[]> {
  if (ids.length === 0) return [];
  const wanted = await listReturnsWithLines(db, { ids });
  const orderIds = [...new Set(wanted.map(({ orderId }) => orderId))];
  const [rows, all, deliveries, money] = await Promise.all([
    db.select().from(orders).where(inArray(orders.id, orderIds)),
    listReturnsWithLines(db, { orderIds }),
    listDeliveries(db, orderIds),
    db.select().from(refunds).where(inArray(refunds.orderId, orderIds)),
  ]);
  const byId = new Map((await withItems(db, rows)).map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const row = wanted.find((one) => one.id === id);
    const order = row && byId.get(row.orderId);
    if (!order) return [];
    const others = all.filter(({ orderId }) => orderId === order.id);
    const paid = money.filter(({ orderId }) => orderId === order.id);
    return [returnAnswer(row, { order, others, paid, deliveredAt: deliveries.get(order.id) })];
  });
}

/** @throws HttpError `return_not_found` */
export async function answerReturn(db: Connection, id: number): Promise<{ return: OrderReturn }> {
  const [answer] = await answerReturns(db, [id]);
  if (!answer) throw new HttpError('return_not_found');
  return { return: answer };
}

interface Around {
  order: OrderWithItems;
  /** All returns of the order. */
  others: readonly ReturnWithLines[];
  /** All refunds of the order. */
  paid: readonly RefundRow[];
  deliveredAt: Date | undefined;
}

function returnAnswer(row: ReturnWithLines, { order, others, paid, deliveredAt }: Around) {
  const own = paid.filter(({ returnId }) => returnId === row.id);
  const due = row.status === 'checked' ? returnDue(order, row, others, paid) : null;
  return {
    id: row.id,
    order_id: row.orderId,
    status: row.status,
    by_buyer: row.withdrawalId !== null,
    customer_name: order.name,
    products_told: row.productsTold,
    reason: row.reason,
    refusal: row.refusal,
    declared_at: row.declaredAt.toISOString(),
    in_time: isInTime(row.declaredAt, deliveredAt),
    refund_by: refundDay(row.declaredAt),
    changed_at: row.changedAt.toISOString(),
    lines: row.lines.map(({ item, quantity, accepted, restocked, exclusion }) => ({
      item_id: item.id,
      product_name: item.productName,
      product_color: item.productColor,
      price: toRon(item.priceBani),
      ...{ quantity, accepted, restocked, exclusion },
    })),
    due: due && toRon(due.totalBani),
    due_shipping: due && toRon(due.shippingBani),
    refunded: toRon(sumOf(own, ['done'])),
    is_refunding: own.some(isOpenRefund),
    version: row.version,
  };
}

/** Refunds of an order on the wire, oldest first. */
export async function answerRefunds(
  db: Connection,
  orderId: number,
  filesOrigin: string,
): Promise<OrderRefund[]> {
  const rows = await db
    .select({ refund: refunds, note: creditNotes, actorName: users.name })
    .from(refunds)
    .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .leftJoin(users, eq(users.id, refunds.actorId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.id);
  return rows.map(({ refund, note, actorName }) => ({
    id: refund.id,
    amount: toRon(refund.amountBani),
    status: refund.status,
    source: refund.source,
    return_id: refund.returnId,
    reason: refund.reason,
    actor_name: actorName,
    created_at: refund.createdAt.toISOString(),
    done_at: refund.doneAt?.toISOString() ?? null,
    document_number: note && creditNoteNumber(note.number),
    document_url: note?.path ? toWebAddress(note.path, filesOrigin) : null,
  }));
}
