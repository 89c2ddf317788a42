import type { Product } from '@vitrina/contract/entities/product';
import { hostCan } from '@vitrina/shared-auth';
import type { FieldErrors } from '@vitrina/shared-ui/read-form';
import { messages } from '../../messages.ts';
import { labelOf, type ProductValues, readProduct, valuesOf } from './product-values.ts';
import { knownProduct, newestOf, saveFailure, saveProduct } from './save-product.ts';

/** What the grid changes without the form. */
export type Cell = 'price' | 'stock';

/**
 * Saves one value of a product, with the version that was seen.
 * @throws Error with the text to show
 */
export async function saveCell(product: Product, cell: Cell, value: string): Promise<void> {
  const base = await newestOf(product);
  const seen = { version: base.version, stock: base.stock_quantity };
  const read = readProduct({ ...valuesOf(base), [cell]: value }, seen);
  if ('errors' in read) throw new Error(read.errors[cell] ?? incomplete(read.errors));
  try {
    await saveProduct(product.product_id, read.input);
  } catch (error) {
    throw new Error(saveFailure(error), { cause: error });
  }
}

/** A product is saved whole: what else of it is missing, by name. */
function incomplete(errors: FieldErrors<ProductValues>): string {
  const fields = Object.keys(errors) as (keyof ProductValues)[];
  return messages.products.quick.incomplete(fields.map((field) => labelOf(field)).join(', '));
}

/**
 * Takes a saved value back, over the version that the saving made. Of a stock the difference is
 * taken back: a piece that was sold meanwhile stays sold.
 * @param product as it was before
 * @param saved the value that was saved
 */
export async function takeCellBack(product: Product, cell: Cell, saved: string): Promise<void> {
  const now = knownProduct(product.product_id) ?? product;
  const before = valuesOf(product)[cell];
  if (cell === 'price') return saveCell(now, 'price', before);
  if (hostCan('product-versions'))
    return saveCell({ ...now, stock_quantity: Number(saved) }, 'stock', before);
  const { stock_quantity } = await newestOf(product);
  const left = Math.max(0, stock_quantity + Number(before) - Number(saved));
  await saveCell(product, 'stock', String(left));
}
