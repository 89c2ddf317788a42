import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { toBani } from '@vitrina/contract/rules/money';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { changeProduct, insertPrice, lockProduct, unsoldPieces } from './products-repository.ts';

/**
 * Changes a variant and records a new price.
 * @throws HttpError `not_found`; `version_conflict` when somebody changed it since the admin saw it, or
 *   more pieces are removed than are left
 */
export async function updateVariant(
  tx: Transaction,
  id: number,
  input: ProductInput,
  filesOrigin: string,
): Promise<void> {
  const before = await lockProduct(tx, id);
  if (!before) throw new HttpError('not_found');
  if (input.version !== undefined && input.version !== before.version) {
    throw new HttpError('version_conflict');
  }
  const priceBani = toBani(input.price);
  const unsold = (await unsoldPieces(tx, [id])).get(id) ?? before.stock;
  const stock = before.stock + changeOfStock(unsold, input);
  // Pieces held by buyers cannot be removed.
  if (stock < 0) throw new HttpError('version_conflict', { field: 'stock_quantity' });
  await changeProduct(tx, id, { input, stock, filesOrigin });
  if (before.priceBani !== priceBani) await insertPrice(tx, id, priceBani);
}

/** Relative to the stock the admin saw, if sent, because sales continue while the form is open. */
const changeOfStock = (unsold: number, { stock_quantity, stock_seen = unsold }: ProductInput) =>
  stock_quantity - stock_seen;
