import type { Product } from '@vitrina/contract/entities/product';
import { type ProductValues, readProduct, valuesOf } from './product-values.ts';
import { knownProduct, saveFailure, saveProduct } from './save-product.ts';

/** What the grid changes without the form. */
export type Cell = 'price' | 'stock';

/**
 * Saves one value of a product, with the version that was seen.
 * @throws Error with the text to show
 */
export async function saveCell(product: Product, change: Partial<ProductValues>): Promise<void> {
  const seen = { version: product.version, stock: product.stock_quantity };
  const read = readProduct({ ...valuesOf(product), ...change }, seen);
  if ('errors' in read) throw new Error(Object.values(read.errors)[0]);
  try {
    await saveProduct(Number(product.product_id), read.input);
  } catch (error) {
    throw new Error(saveFailure(error), { cause: error });
  }
}

/**
 * Takes a saved value back, over the version that the saving made. Of a stock the difference is
 * taken back: a piece that was sold meanwhile stays sold.
 * @param product as it was before
 * @param saved the value that was saved
 */
export async function takeCellBack(product: Product, cell: Cell, saved: string): Promise<void> {
  const now = knownProduct(Number(product.product_id)) ?? product;
  const before = valuesOf(product)[cell];
  if (cell === 'price') return saveCell(now, { price: before });
  await saveCell({ ...now, stock_quantity: Number(saved) }, { stock: before });
}
