import type { OrderStatus } from '@vitrina/contract/rules/order-status';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { orderStatusChanged, orderStatusKey } from '../mails/order-mails.ts';
import { dropMail, enqueueMail } from '../mails/outbox.ts';
import { messages } from '../messages.ts';
import { dropNotification, insertNotification } from '../notifications/notifications-repository.ts';
import { orderPageUrl } from '../order-links/order-key.ts';
import type { OrderRow } from './orders-repository.ts';

/** Mails the buyer, and notifies one with an account, at once or later. */
export async function tellOrderStatus(
  tx: Transaction,
  config: Config,
  order: OrderRow,
  from?: Date,
): Promise<void> {
  const { id, userId, status, trackingNumber } = order;
  await enqueueMail(
    tx,
    orderStatusChanged(config, {
      order: { ...order, pageUrl: orderPageUrl(config, order) },
      trackingNumber,
    }),
    from,
  );
  if (userId === null) return;
  await insertNotification(tx, {
    userId,
    message: messages.orderStatusChanged(id, status),
    target: 'order',
    dedupeKey: orderStatusKey(id, status),
    ...(from && { visibleFrom: from }),
  });
}

/**
 * Drops the buyer's unsent mail.
 * @returns whether there was one
 */
export async function dropOrderStatusNews(
  tx: Transaction,
  orderId: number,
  status: OrderStatus,
): Promise<boolean> {
  const key = orderStatusKey(orderId, status);
  await dropNotification(tx, key);
  const { rowCount } = await dropMail(tx, key);
  return rowCount !== 0;
}
