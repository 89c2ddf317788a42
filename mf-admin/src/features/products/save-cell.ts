import type { Product } from '@vitrina/contract/entities/product';
import { hostCan } from '@vitrina/shared-auth';
import type { FieldErrors } from '@vitrina/shared-ui/read-form';
import { messages } from '../../messages.ts';
import { labelOf, type ProductValues, readProduct, valuesOf } from './product-values.ts';
import { knownProduct, NO_VERSION, newestOf, saveFailure, saveProduct } from './save-product.ts';

export type Cell = 'price' | 'stock';

/** State when typing began. */
export interface Seen {
  version: number;
  value: string;
}

export const seenOf = (product: Product, cell: Cell): Seen => ({
  version: product.version ?? NO_VERSION,
  value: valuesOf(product)[cell],
});

/**
 * Saves one field over the version seen; a newer one is a conflict.
 * @throws Error with the text to show
 */
export async function saveCell(
  product: Product,
  cell: Cell,
  value: string,
  { version, value: before }: Seen = seenOf(product, cell),
): Promise<void> {
  const base = await newestOf(product);
  if (!hostCan('product-versions') && valuesOf(base)[cell] !== before)
    throw new Error(messages.products.conflict);
  const seen = {
    version: version === NO_VERSION ? null : version,
    // Sales are no conflict: the host applies the difference.
    stock: cell === 'stock' ? Number(before) : base.stock_quantity,
  };
  const read = readProduct({ ...valuesOf(base), [cell]: value }, seen);
  if ('errors' in read) throw new Error(read.errors[cell] ?? incomplete(read.errors));
  try {
    await saveProduct(product.product_id, read.input);
  } catch (error) {
    throw new Error(saveFailure(error), { cause: error });
  }
}

/** The host takes whole products: names the other missing fields. */
function incomplete(errors: FieldErrors<ProductValues>): string {
  const fields = Object.keys(errors) as (keyof ProductValues)[];
  return messages.products.quick.incomplete(fields.map((field) => labelOf(field)).join(', '));
}

/**
 * Undoes a saved cell, over the version the save made. Stock is undone by difference: a piece sold
 * meanwhile stays sold.
 * @param product before the save
 * @param saved the saved value
 */
export async function takeCellBack(product: Product, cell: Cell, saved: string): Promise<void> {
  const now = knownProduct(product.product_id) ?? product;
  const before = valuesOf(product)[cell];
  if (cell === 'price') return saveCell(now, 'price', before);
  if (hostCan('product-versions'))
    return saveCell({ ...now, stock_quantity: Number(saved) }, 'stock', before);
  const newest = await newestOf(product);
  const left = Math.max(0, newest.stock_quantity + Number(before) - Number(saved));
  await saveCell(newest, 'stock', String(left));
}
