import type { Product } from '@vitrina/contract/entities/product';

/** A variant whose price could be read: no other is sold (docs/product.md#tolerant-reading). */
export type PricedProduct = Product & { price: number };

export const isPriced = (product: Product): product is PricedProduct => product.price !== null;

/** Whether a piece can be put into an empty cart. */
export const isBuyable = (product: Product): boolean =>
  isPriced(product) && product.stock_quantity > 0;
