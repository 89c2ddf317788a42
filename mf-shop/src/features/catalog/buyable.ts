import type { Product } from '@vitrina/contract/entities/product';

/** A variant with a readable price; others are not sold (docs/product.md#tolerant-reading). */
export type PricedProduct = Product & { price: number };

export const isPriced = (product: Product): product is PricedProduct => product.price !== null;

export const isBuyable = (product: Product): boolean =>
  isPriced(product) && product.stock_quantity > 0;
