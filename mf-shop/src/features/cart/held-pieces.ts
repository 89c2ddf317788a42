import type { OrderLines } from '@vitrina/contract/entities/order-lines';
import type { Product } from '@vitrina/contract/entities/product';
import { readJson, remove, writeJson } from '@vitrina/shared-auth';

/*
 * A host that prepares a payment sets the pieces aside for a while, so its catalogue shows fewer of
 * them: those are this buyer's own. They are remembered with the key of their checkout, beyond the
 * page and in all tabs, so that whoever comes back pays the same intent for the same pieces.
 */

export interface Hold {
  /** The same key is answered the same payment intent. */
  checkoutKey: string;
  products: OrderLines;
  /** When the host gives the pieces back, in ms since 1970. */
  until: number;
}

const KEY = 'vitrina:checkout';

/** The hold of this browser's checkout; anything damaged counts as none. */
export function currentHold(): Hold | null {
  const stored = readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { checkoutKey, products, until } = stored as Record<string, unknown>;
  if (typeof checkoutKey !== 'string' || !Array.isArray(products)) return null;
  const isOver = typeof until !== 'number' || until < Date.now();
  return {
    checkoutKey,
    products: isOver ? [] : products.filter(isOrderLine),
    until: isOver ? 0 : until,
  };
}

export const keepHold = (hold: Hold): boolean => writeJson(KEY, hold);

export const forgetHold = (): void => remove(KEY);

/** The catalogue as this buyer sees it: what is set aside for them is in stock. */
export function withHeldPieces(products: readonly Product[]): readonly Product[] {
  const held = new Map(currentHold()?.products.map((line) => [line.product_id, line.quantity]));
  if (held.size === 0) return products;
  return products.map((product) => ({
    ...product,
    stock_quantity: product.stock_quantity + (held.get(product.product_id) ?? 0),
  }));
}

function isOrderLine(entry: unknown): entry is OrderLines[number] {
  if (typeof entry !== 'object' || entry === null) return false;
  const { product_id, quantity } = entry as Record<string, unknown>;
  return Number.isSafeInteger(product_id) && Number.isSafeInteger(quantity);
}
