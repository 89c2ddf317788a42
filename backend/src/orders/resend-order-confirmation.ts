import { randomUUID } from 'node:crypto';
import { takesStock } from '../checkout/takes-stock.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { orderConfirmation } from '../mails/templates.ts';
import { orderPageUrl } from '../order-links/order-key.ts';
import { insertOrderEvent } from './order-events.ts';
import { findOrder } from './orders-repository.ts';

/**
 * Resends the confirmation for an admin or the buyer, and records an event.
 * @throws HttpError `order_not_found`, `buyer_erased`
 */
export const sendConfirmationAgain = (
  db: Database,
  config: Config,
  { id, adminId }: { id: number; adminId: number | null },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await findOrder(tx, id);
    if (!order) throw new HttpError('order_not_found');
    if (!order.email) throw new HttpError('buyer_erased');
    const mail = orderConfirmation(config, {
      ...order,
      waits: !takesStock(order),
      pageUrl: orderPageUrl(config, order),
    });
    // A key of its own: the first confirmation's would drop it.
    await enqueueMail(tx, { ...mail, dedupeKey: `${mail.dedupeKey}:${randomUUID()}` });
    await insertOrderEvent(tx, { orderId: id, kind: 'mail', detail: mail.kind, actorId: adminId });
  });
