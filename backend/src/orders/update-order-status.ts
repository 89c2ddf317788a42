import {
  canChangeOrderStatus,
  ORDER_STATES,
  type OrderStatus,
} from '@vitrina/contract/rules/order-status';
import { planCancellationRefund } from '../checkout/plan-refund.ts';
import { takesStock } from '../checkout/takes-stock.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { endOfUndoWindow } from '../notifications/undo-window.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { returnStock } from '../products/stock.ts';
import { endOpenReturns, piecesStillOut } from './close-returns.ts';
import { lockOrder } from './lock-order.ts';
import { insertOrderEvent } from './order-events.ts';
import { changeOrder, listItems } from './orders-repository.ts';
import { dropAcceptanceNews } from './tell-acceptance.ts';
import { dropOrderStatusNews, tellOrderStatus } from './tell-order-status.ts';

interface StatusChange {
  id: number;
  status: OrderStatus;
  /** Version the admin saw, if sent. */
  version?: number | undefined;
  adminId: number;
}

/**
 * Changes an order's status, and tells the buyer once the undo window is over
 * (docs/product.md#undo-window). Cancelling, which is final, restocks the pieces; `carryOutRefund` then
 * refunds what is left of the payment.
 * @returns the decided refund
 * @throws HttpError `order_not_found`, `version_conflict`, `order_transition_refused`, `order_not_accepted`
 */
export const changeOrderStatus = (
  db: Database,
  config: Config,
  { id, status, version, adminId }: StatusChange,
): Promise<{ refundId: number | null }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id, version);
    if (!canChangeOrderStatus(order.status, status)) {
      throw new HttpError('order_transition_refused', { field: 'status' });
    }
    const hasPieces = takesStock(order);
    if (!hasPieces && !ORDER_STATES[status].refunds) throw new HttpError('order_not_accepted');
    await changeOrder(tx, id, { status });
    const change = { fromStatus: order.status, toStatus: status, actorId: adminId };
    await insertOrderEvent(tx, { orderId: id, ...change });
    // After two quick changes the buyer is notified only of the second.
    await dropOrderStatusNews(tx, id, order.status);
    if (ORDER_STATES[status].irrevocable) await dropAcceptanceNews(tx, id);
    const { irrevocable, returnsStock } = ORDER_STATES[status];
    await tellOrderStatus(
      tx,
      config,
      { ...order, status },
      irrevocable ? undefined : endOfUndoWindow(),
    );
    if (returnsStock && hasPieces) {
      await returnStock(tx, await piecesStillOut(tx, await listItems(tx, [id])));
      await bumpCatalogueVersion(tx);
    }
    if (!ORDER_STATES[status].refunds) return { refundId: null };
    await endOpenReturns(tx, id, adminId);
    const refund = await planCancellationRefund(tx, order, adminId);
    return { refundId: refund?.id ?? null };
  });
