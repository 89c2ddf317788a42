import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { toBani } from '@vitrina/contract/rules/money';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { changeProduct, insertPrice, lockProduct } from './products-repository.ts';

/**
 * Changes a variant; a new price is remembered.
 * @throws HttpError `not_found`; `version_conflict` when somebody else changed it since the admin saw
 *   it, or more pieces are taken away than buyers left
 */
export async function updateProduct(
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
  await changeProduct(tx, id, { input, stock: stockAfter(before.stock, input), filesOrigin });
  if (before.priceBani !== priceBani) await insertPrice(tx, id, priceBani);
}

/** Not set outright where the admin tells what they saw: buyers go on buying while the form is open. */
function stockAfter(current: number, input: ProductInput): number {
  if (input.stock_seen === undefined) return input.stock_quantity;
  const stock = current + input.stock_quantity - input.stock_seen;
  if (stock < 0) throw new HttpError('version_conflict', { field: 'stock_quantity' });
  return stock;
}
