import { takesStock } from '../checkout/takes-stock.ts';
import type { Transaction } from '../database/database.ts';
import type { withdrawals } from '../database/schema.ts';
import { lockOrderWithReturns } from './lock-return.ts';
import { noteReturn } from './move-return.ts';
import { returnablePieces } from './returned-pieces.ts';
import { insertReturn, writeLines } from './returns-repository.ts';

/**
 * Opens the return of a buyer's declaration: of everything left when it names no products, otherwise
 * without lines, which staff fill in. No mail: the declaration has its receipt. A second declaration before
 * an answer opens no other return.
 */
export async function declareReturn(
  tx: Transaction,
  withdrawal: typeof withdrawals.$inferSelect,
): Promise<void> {
  const { id: withdrawalId, orderId, products, reason, createdAt } = withdrawal;
  if (orderId === null) return;
  const { order, all } = await lockOrderWithReturns(tx, orderId);
  // An order that took no stock is only cancelled.
  if (order.status === 'Cancelled' || !takesStock(order)) return;
  if (all.some((one) => one.status === 'declared' && one.withdrawalId !== null)) return;
  const left = [...returnablePieces(order.items, all)].filter(([, quantity]) => quantity > 0);
  if (left.length === 0) return;
  const row = await insertReturn(tx, { orderId, withdrawalId, reason, declaredAt: createdAt });
  const isWhole = products.trim() === '';
  await writeLines(
    tx,
    row.id,
    isWhole ? left.map(([orderItemId, quantity]) => ({ orderItemId, quantity })) : [],
  );
  await noteReturn(tx, row, 'declared', null);
}
