import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { dropMail, enqueueMail } from '../mails/outbox.ts';
import { orderAccepted, orderAcceptedKey } from '../mails/templates.ts';
import { messages } from '../messages.ts';
import { dropNotification, insertNotification } from '../notifications/notifications-repository.ts';
import { orderPageUrl } from '../order-links/order-key.ts';
import type { OrderRow } from './orders-repository.ts';

/** Tells the buyer that an order is accepted, at once or from `sendAfter` on. */
export async function tellAcceptance(
  tx: Transaction,
  config: Config,
  order: OrderRow,
  from?: Date,
): Promise<void> {
  await enqueueMail(
    tx,
    orderAccepted(config, { ...order, pageUrl: orderPageUrl(config, order) }),
    from,
  );
  if (order.userId === null) return;
  await insertNotification(tx, {
    userId: order.userId,
    message: messages.orderAccepted(order.id),
    target: 'order',
    dedupeKey: orderAcceptedKey(order.id),
    ...(from && { visibleFrom: from }),
  });
}

/**
 * Drops the buyer's unsent mail.
 * @returns whether there was one
 */
export async function dropAcceptanceNews(tx: Transaction, orderId: number): Promise<boolean> {
  const key = orderAcceptedKey(orderId);
  await dropNotification(tx, key);
  const { rowCount } = await dropMail(tx, key);
  return rowCount !== 0;
}
