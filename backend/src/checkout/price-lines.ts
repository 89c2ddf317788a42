import { MAX_CHARGE_BANI } from '@vitrina/contract/constants';
import type { OrderLines } from '@vitrina/contract/entities/order-lines';
import { totalsInBani } from '@vitrina/contract/rules/order-totals';
import type { Connection } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { findSoldProducts } from '../products/products-repository.ts';
import { currentRates } from '../settings/settings-repository.ts';

/** A line at its current price. */
export interface PricedLine {
  productId: number;
  productName: string;
  productColor: string;
  quantity: number;
  /** Per piece. */
  priceBani: number;
}

/**
 * Prices from the database; the browser's are ignored.
 * @throws HttpError `product_not_found` with the line of a product that is not sold
 */
export async function priceLines(db: Connection, lines: OrderLines): Promise<PricedLine[]> {
  const found = await findSoldProducts(
    db,
    lines.map((line) => line.product_id),
  );
  const byId = new Map(found.map((product) => [product.id, product]));
  return lines.map(({ product_id, quantity }, index) => {
    const product = byId.get(product_id);
    if (!product) {
      throw new HttpError('product_not_found', { field: `products.${index}.product_id` });
    }
    const { name, color, priceBani } = product;
    return { productId: product_id, productName: name, productColor: color, quantity, priceBani };
  });
}

export interface Totals {
  shippingBani: number;
  /** Including shipping. */
  totalBani: number;
}

/**
 * Total of these lines with the current shipping fee.
 * @throws HttpError `order_too_large` above what the provider charges at once and a column can store
 */
export async function totalsOf(
  db: Connection,
  lines: readonly Pick<PricedLine, 'priceBani' | 'quantity'>[],
): Promise<Totals> {
  const { shippingBani, totalBani } = totalsInBani(lines, await currentRates(db));
  if (totalBani > MAX_CHARGE_BANI) throw new HttpError('order_too_large', { field: 'products' });
  return { shippingBani, totalBani };
}
