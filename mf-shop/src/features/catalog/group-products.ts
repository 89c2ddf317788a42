import type { Product } from '@vitrina/contract/entities/product';
import { isBuyable, isPriced } from './buyable.ts';

/** Variants of one product, which share its name. */
export interface ProductGroup {
  name: string;
  variants: readonly Product[];
}

/** A product in a list or search result. */
export interface FoundProduct {
  group: ProductGroup;
  /** The best matching variant, which the card shows first. */
  variant: Product;
}

/** Variants by product name, in catalogue order. */
export function groupProducts(products: readonly Product[]): ProductGroup[] {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const variants = groups.get(product.product_name);
    if (variants) variants.push(product);
    else groups.set(product.product_name, [product]);
  }
  return [...groups].map(([name, variants]) => ({ name, variants }));
}

/** Distinct category names in the order set by staff, then alphabetical. */
export function categoriesOf(products: readonly Product[]): string[] {
  const positions = new Map<string, number>();
  for (const { category_name, category_position } of products)
    if (category_name) positions.set(category_name, category_position ?? Number.MAX_SAFE_INTEGER);
  const { compare } = new Intl.Collator('ro');
  return [...positions]
    .sort(([a, atA], [b, atB]) => atA - atB || compare(a, b))
    .map(([name]) => name);
}

/** The variant shown until another is chosen: the first buyable one, if any. */
export const defaultVariant = (variants: readonly Product[]): Product | undefined =>
  variants.find(isBuyable) ?? variants.find(isPriced) ?? variants[0];
