import { UNDO_WINDOW_MS } from '@vitrina/contract/constants';
import { canChangeOrderStatus } from '@vitrina/contract/rules/order-status';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { lockOrder } from './lock-order.ts';
import { findLastEvent, insertOrderEvent } from './order-events.ts';
import { changeOrder } from './orders-repository.ts';
import { dropOrderStatusNews } from './tell-order-status.ts';

/**
 * Takes the last change of an order's status back, together with the mail that it has not sent yet.
 * Not a cancellation, whose money is on its way, and not an undoing.
 * @throws HttpError `order_not_found`, `version_conflict`; `order_transition_refused` when it is too late
 */
export const undoOrderStatus = (
  db: Database,
  { id, version, adminId }: { id: number; version: number; adminId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { status } = await lockOrder(tx, id, version);
    const change = await findLastEvent(tx, id, 'status');
    const before = change?.fromStatus;
    const canBeUndone =
      before &&
      status !== 'Cancelled' &&
      canChangeOrderStatus(before, status) &&
      Date.now() - change.createdAt.getTime() <= UNDO_WINDOW_MS;
    if (!canBeUndone) throw new HttpError('order_transition_refused');
    // The buyer has been told: what is true stays true.
    if (!(await dropOrderStatusNews(tx, id, status)))
      throw new HttpError('order_transition_refused');
    await changeOrder(tx, id, { status: before });
    await insertOrderEvent(tx, {
      orderId: id,
      fromStatus: status,
      toStatus: before,
      actorId: adminId,
    });
  });
