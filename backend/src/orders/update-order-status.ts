import { canChangeOrderStatus, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { returnStock } from '../products/stock.ts';
import { changeOrderStatus, listItems, lockOrder } from './orders-repository.ts';

interface StatusChange {
  id: number;
  status: OrderStatus;
  /** The version that the admin saw, where they told it. */
  version?: number | undefined;
  adminId: number;
}

/**
 * Moves an order on. A cancelled one returns its pieces; that state is final, so it happens once.
 * @throws HttpError `order_not_found`, `version_conflict`, `order_transition_refused`
 */
export const updateOrderStatus = (
  db: Database,
  { id, status, version, adminId }: StatusChange,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new HttpError('order_not_found');
    if (version !== undefined && version !== order.version) throw new HttpError('version_conflict');
    if (!canChangeOrderStatus(order.status, status)) {
      throw new HttpError('order_transition_refused', { field: 'status' });
    }
    await changeOrderStatus(tx, order, status, adminId);
    if (status !== 'Cancelled') return;
    await returnStock(tx, await listItems(tx, [id]));
    await bumpCatalogueVersion(tx);
  });
