import { takesStock } from '../checkout/takes-stock.ts';
import type { Transaction } from '../database/database.ts';
import type { withdrawals } from '../database/schema.ts';
import { lockOrderWithReturns } from './lock-return.ts';
import { noteReturn } from './move-return.ts';
import { piecesLeftOf, returnablePieces } from './returned-pieces.ts';
import { insertReturn, type ReturnWithLines, writeLines } from './returns-repository.ts';

/**
 * Opens the return of a buyer's declaration: with its lines, as far as they are in no other return; with all
 * remaining pieces when it names no products; otherwise without lines, which staff fill in. Refuses nothing,
 * because the answer must not depend on the order. No mail: the declaration has its receipt.
 */
export async function declareReturn(
  tx: Transaction,
  withdrawal: typeof withdrawals.$inferSelect,
  lines: readonly { itemId: number; quantity: number }[],
): Promise<void> {
  const { id: withdrawalId, orderId, products, reason, createdAt } = withdrawal;
  if (orderId === null) return;
  const { order, all } = await lockOrderWithReturns(tx, orderId);
  // An order that took no stock is only cancelled.
  if (order.status === 'Cancelled' || !takesStock(order)) return;
  const pieces = returnablePieces(order.items, all);
  const left = [...pieces]
    .map(([orderItemId, quantity]) => ({ orderItemId, quantity }))
    .filter(({ quantity }) => quantity > 0);
  const named = lines.length > 0 ? piecesLeftOf(lines, pieces) : null;
  const isInWords = named === null && products.trim() !== '';
  if (isInWords ? left.length === 0 || all.some(waitsInWords) : (named ?? left).length === 0)
    return;
  const row = await insertReturn(tx, { orderId, withdrawalId, reason, declaredAt: createdAt });
  await writeLines(tx, row.id, isInWords ? [] : (named ?? left));
  await noteReturn(tx, row, 'declared', null);
}

/** A declaration in words: staff have not yet entered its lines. */
const waitsInWords = ({ status, withdrawalId, lines }: ReturnWithLines): boolean =>
  status === 'declared' && withdrawalId !== null && lines.length === 0;
