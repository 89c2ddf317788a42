import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderRow } from './orders-repository.ts';

/**
 * Locks the order until the transaction ends.
 * @param version the admin saw, if sent
 * @throws HttpError `order_not_found`, `version_conflict`
 */
export async function lockOrder(
  tx: Transaction,
  id: number,
  version?: number | undefined,
): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new HttpError('order_not_found');
  if (version !== undefined && version !== order.version) throw new HttpError('version_conflict');
  return order;
}
