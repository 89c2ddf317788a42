import type { Product } from '@vitrina/contract/entities/product';
import { isBuyable, isPriced } from './buyable.ts';

/** Variants of one product; they share its name. */
export interface ProductGroup {
  name: string;
  variants: readonly Product[];
}

/** Variants by product name, both in the order of the catalogue. */
export function groupProducts(products: readonly Product[]): ProductGroup[] {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const variants = groups.get(product.product_name);
    if (variants) variants.push(product);
    else groups.set(product.product_name, [product]);
  }
  return [...groups].map(([name, variants]) => ({ name, variants }));
}

/** Distinct category names, in alphabetical order. */
export function categoriesOf(products: readonly Product[]): string[] {
  const names = products.map((product) => product.category_name ?? '').filter(Boolean);
  return [...new Set(names)].sort(new Intl.Collator('ro').compare);
}

/** The variant that stands for a product until somebody chooses: the first that can be bought, if any. */
export const defaultVariant = (variants: readonly Product[]): Product | undefined =>
  variants.find(isBuyable) ?? variants.find(isPriced) ?? variants[0];
