import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { unsoldPieces } from '../products/products-repository.ts';
import type { Pieces } from '../products/stock.ts';
import { findCheckoutByKey } from './checkouts-repository.ts';
import { isDoubtful } from './network-holds.ts';
import type { Payer } from './payer.ts';
import { waitFor } from './stock-waits-repository.ts';

/**
 * Why pieces could not be held: they are sold, or held by others who may not pay; then the payer gets a
 * place in the queue (docs/product.md#holds).
 * @returns `out_of_stock` with the line that asks for too much, or `pieces_held`
 */
export const missingPieces = (
  db: Database,
  lines: readonly Pieces[],
  checkoutKey: string | undefined,
  payer: Payer,
): Promise<HttpError> =>
  inTransaction(db, async (tx) => {
    const short = await firstTooMuch(tx, lines);
    if (short >= 0) return new HttpError('out_of_stock', { field: `products.${short}.quantity` });
    const known = checkoutKey ? await findCheckoutByKey(tx, checkoutKey) : null;
    const waiter = {
      checkoutKey: checkoutKey ?? null,
      network: payer.network,
      isDoubtful: await isDoubtful(tx, payer, known?.id ?? null),
    };
    await waitFor(tx, waiter, lines);
    return new HttpError('pieces_held');
  });

/**
 * First line that asks for more pieces than are unsold (in stock, or held without payment).
 * @returns -1 when there is none
 */
export async function firstTooMuch(tx: Transaction, lines: readonly Pieces[]): Promise<number> {
  const unsold = await unsoldPieces(
    tx,
    lines.map(({ productId }) => productId),
  );
  return lines.findIndex(({ productId, quantity }) => quantity > (unsold.get(productId) ?? 0));
}
