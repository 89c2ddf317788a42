import type { CourierId } from '@vitrina/contract/rules/couriers';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { endOfUndoWindow } from '../notifications/undo-window.ts';
import { lockOrder } from './lock-order.ts';
import { insertOrderEvent } from './order-events.ts';
import { changeOrder } from './orders-repository.ts';
import { dropOrderStatusNews, tellOrderStatus } from './tell-order-status.ts';

interface Tracking {
  id: number;
  /** '' removes it. */
  trackingNumber: string;
  /** '' derives it from the number's format; absent keeps the current one. */
  courier?: CourierId | '' | undefined;
  version?: number | undefined;
  adminId: number;
}

/**
 * Sets an order's tracking number and courier. Repeating it changes nothing. An unsent mail that names it
 * is rewritten.
 * @throws HttpError `order_not_found`, `version_conflict`
 */
export const changeTracking = (
  db: Database,
  config: Config,
  { id, trackingNumber, courier: told, version, adminId }: Tracking,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id, version);
    const courier = told ?? order.courier;
    const isNew = order.trackingNumber !== trackingNumber;
    if (!isNew && courier === order.courier) return;
    await changeOrder(tx, id, { trackingNumber, courier });
    if (isNew)
      await insertOrderEvent(tx, {
        orderId: id,
        kind: 'tracking',
        detail: trackingNumber,
        actorId: adminId,
      });
    const { status } = order;
    if (ORDER_STATES[status].tracked && (await dropOrderStatusNews(tx, id, status)))
      await tellOrderStatus(tx, config, { ...order, trackingNumber, courier }, endOfUndoWindow());
  });
