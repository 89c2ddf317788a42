import {
  canChangeOrderStatus,
  ORDER_STATES,
  ORDER_STATUSES,
} from '@vitrina/contract/rules/order-status';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { endOfUndoWindow, isUndoable } from '../notifications/undo-window.ts';
import { lockOrder } from './lock-order.ts';
import { findLastEvent, insertOrderEvent } from './order-events.ts';
import { changeOrder } from './orders-repository.ts';
import { dropOrderStatusNews, tellOrderStatus } from './tell-order-status.ts';

/**
 * Undoes an order's last status change and drops its unsent mail. Excludes cancellations, whose refund is
 * on its way, and undoing an undo.
 * @throws HttpError `order_not_found`, `version_conflict`; `order_transition_refused` when it is too late
 */
export const takeStatusBack = (
  db: Database,
  config: Config,
  { id, version, adminId }: { id: number; version: number; adminId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id, version);
    const { status } = order;
    const change = await findLastEvent(tx, id, 'status');
    const before = change?.fromStatus;
    const canBeUndone =
      before &&
      !ORDER_STATES[status].irrevocable &&
      canChangeOrderStatus(before, status) &&
      isUndoable(change.createdAt);
    if (!canBeUndone) throw new HttpError('order_transition_refused');
    // Too late: the buyer was told already.
    if (!(await dropOrderStatusNews(tx, id, status)))
      throw new HttpError('order_transition_refused');
    await changeOrder(tx, id, { status: before });
    await insertOrderEvent(tx, {
      orderId: id,
      fromStatus: status,
      toStatus: before,
      actorId: adminId,
    });
    // The change may have dropped the mail about the previous state; a sent one is not repeated. A new
    // order has its confirmation.
    if (before !== ORDER_STATUSES[0]) {
      await tellOrderStatus(tx, config, { ...order, status: before }, endOfUndoWindow());
    }
  });
