import { inArray } from 'drizzle-orm';
import { takesStock } from '../checkout/takes-stock.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { products } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { endOfUndoWindow } from '../notifications/undo-window.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { takeStock } from '../products/stock.ts';
import { lockOrder } from './lock-order.ts';
import { insertOrderEvent } from './order-events.ts';
import { changeOrder, listItems, type OrderRow } from './orders-repository.ts';
import { tellAcceptance } from './tell-acceptance.ts';

interface Acceptance {
  id: number;
  /** Version the admin saw, if sent. */
  version?: number | undefined;
  adminId: number;
}

/**
 * Accepts an order without a verified payment: takes its pieces out of stock, and tells the buyer once the
 * undo window is over (docs/product.md#unverified-order).
 * @throws HttpError `order_not_found`, `version_conflict`, `out_of_stock` with the missing products;
 *   `order_transition_refused` when it does not wait
 */
export const acceptUnverifiedOrder = (
  db: Database,
  config: Config,
  { id, version, adminId }: Acceptance,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id, version);
    await takePieces(tx, order);
    await changeOrder(tx, id, { acceptedAt: new Date() });
    await insertOrderEvent(tx, { orderId: id, kind: 'accepted', actorId: adminId });
    await tellAcceptance(tx, config, order, endOfUndoWindow());
  });

/**
 * Takes a waiting order's pieces out of stock; the caller has locked the order.
 * @throws HttpError `order_transition_refused`, `out_of_stock`
 */
export async function takePieces(tx: Transaction, order: OrderRow): Promise<void> {
  if (takesStock(order) || order.status !== 'Processing') {
    throw new HttpError('order_transition_refused');
  }
  const items = await listItems(tx, [order.id]);
  try {
    await takeStock(tx, items);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new HttpError('out_of_stock', { text: await describeShort(tx, items) });
  }
  await bumpCatalogueVersion(tx);
}

async function describeShort(
  tx: Transaction,
  items: readonly { productId: number; productName: string; quantity: number }[],
): Promise<string> {
  const rows = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(
      inArray(
        products.id,
        items.map(({ productId }) => productId),
      ),
    );
  const stock = new Map(rows.map((row) => [row.id, row.stock]));
  const lines = items
    .map((item) => ({ ...item, left: stock.get(item.productId) ?? 0 }))
    .filter(({ left, quantity }) => left < quantity)
    .map(({ productName, left, quantity }) => messages.stockLine(productName, left, quantity));
  return messages.notEnoughStock(lines.join('; '));
}
