import { type Database, inTransaction } from '../database/database.ts';
import { lockOrder } from './lock-order.ts';
import { insertOrderEvent } from './order-events.ts';
import { changeOrder } from './orders-repository.ts';

interface Tracking {
  id: number;
  /** '' removes it. */
  trackingNumber: string;
  version?: number | undefined;
  adminId: number;
}

/**
 * Sets the courier's number of an order. The same number again is no change.
 * @throws HttpError `order_not_found`, `version_conflict`
 */
export const changeTracking = (
  db: Database,
  { id, trackingNumber, version, adminId }: Tracking,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id, version);
    if (order.trackingNumber === trackingNumber) return;
    await changeOrder(tx, id, { trackingNumber });
    await insertOrderEvent(tx, {
      orderId: id,
      kind: 'tracking',
      detail: trackingNumber,
      actorId: adminId,
    });
  });
