import type { OrderPage } from '@vitrina/contract/entities/order-page';
import type { Config } from '../config.ts';
import type { Connection } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { ageOfKey, isFresh, orderOfKey } from '../order-links/order-key.ts';
import { maskOrder } from '../orders/mask-order.ts';
import { listOrderEvents } from '../orders/order-events.ts';
import { picturesOf } from '../orders/order-pictures.ts';
import { findOrder, type OrderWithItems } from '../orders/orders-repository.ts';
import { listDeliveries, listReturnsWithLines } from '../returns/returns-repository.ts';
import { findWithdrawalOf } from '../withdrawals/withdrawals-repository.ts';
import { ownOrderAnswer } from './own-order-answer.ts';

/**
 * The order opened by a key.
 * @throws HttpError `order_not_found` for every other key, so nobody learns which orders exist
 */
export async function openOrder(
  db: Connection,
  config: Config,
  key: string,
): Promise<{ order: OrderWithItems; fresh: boolean }> {
  const order = await findOrder(db, orderOfKey(key));
  const days = order && ageOfKey(config, order, key);
  if (!order || days === null) throw new HttpError('order_not_found');
  return { order, fresh: isFresh(days) };
}

/** Contents of an order's page. @throws HttpError `order_not_found` */
export async function readOrderPage(
  db: Connection,
  config: Config,
  key: string,
): Promise<OrderPage> {
  const { order, fresh } = await openOrder(db, config, key);
  const [pictures, withdrawnAt, deliveries, returns, events] = await Promise.all([
    picturesOf(db, config, [order]),
    findWithdrawalOf(db, order.id),
    listDeliveries(db, [order.id]),
    listReturnsWithLines(db, { orderIds: [order.id] }),
    listOrderEvents(db, order.id),
  ]);
  const deliveredAt = deliveries.get(order.id) ?? null;
  const answer = ownOrderAnswer(order, { pictures, withdrawnAt, deliveredAt, returns });
  return {
    order: fresh ? answer : maskOrder(answer),
    masked: !fresh,
    steps: events.flatMap(({ event: { toStatus, createdAt } }) =>
      toStatus ? [{ status: toStatus, created_at: createdAt.toISOString() }] : [],
    ),
  };
}
