import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { creditNoteNumber } from '../credit-notes/credit-note-pdf.ts';
import { creditNotes } from '../database/schema.ts';
import { toWebAddress } from '../files/file-urls.ts';
import { route } from '../http/route.ts';
import { orderKey } from '../order-links/order-key.ts';
import { ownOrderAnswer } from '../order-page/own-order-answer.ts';
import { picturesOf } from '../orders/order-pictures.ts';
import { listOrdersOf } from '../orders/orders-repository.ts';
import { listDeliveries, listReturnsWithLines } from '../returns/returns-repository.ts';
import { listWithdrawnOrders } from '../withdrawals/withdrawals-repository.ts';

/** The caller's orders with their current state. */
export function myOrdersRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, listMyOrders, async ({ session: { user } }) => {
    const orders = await listOrdersOf(db, user.id);
    const ids = orders.map(({ id }) => id);
    const [withdrawn, delivered, pictures, returns, notes] = await Promise.all([
      listWithdrawnOrders(db, user.id),
      listDeliveries(db, ids),
      picturesOf(db, config, orders),
      listReturnsWithLines(db, { orderIds: ids }),
      db
        .select()
        .from(creditNotes)
        .where(and(inArray(creditNotes.orderId, ids), isNotNull(creditNotes.path)))
        .orderBy(asc(creditNotes.number)),
    ]);
    return {
      orders: orders.map((order) => ({
        ...ownOrderAnswer(order, {
          pictures,
          withdrawnAt: withdrawn.get(order.id) ?? null,
          deliveredAt: delivered.get(order.id) ?? null,
          returns: returns.filter(({ orderId }) => orderId === order.id),
        }),
        page_key: order.email ? orderKey(config, order) : null,
        documents: notes
          .filter(({ orderId }) => orderId === order.id)
          .map(({ number, path }) => ({
            number: creditNoteNumber(number),
            url: toWebAddress(path ?? '', config.origins.files),
          })),
      })),
    };
  });
}
