import type { Product } from '@vitrina/contract/entities/product';
import { fold } from '@vitrina/contract/rules/fold';
import { type Depth, depthOf, type Undertone, undertoneOf } from '@vitrina/contract/rules/shades';

/** A variant whose colour is known, and how the eye sees it. */
export interface Shade {
  product: Product;
  color: string;
  undertone: Undertone;
  depth: Depth;
}

/** Fewer are seen at a glance. */
const FEWEST = 3;
/** As many as one compares; the nearest to hand come first. */
const MOST = 60;

/** Categories whose colour is what is put on; that of a shampoo tells its scent. */
const WORN = /machiaj|make-?up|unghii|ruj|buze|ochi|ten\b/;

/**
 * The shades that the finder compares: those of the product, then those of its category.
 * @returns none where the product has too few, or its colours are not worn
 */
export function shadesOf(shown: Product, products: readonly Product[]): Shade[] {
  if (!WORN.test(fold(shown.category_name ?? ''))) return [];
  const own = products.filter((one) => one.product_name === shown.product_name).flatMap(toShade);
  if (own.length < FEWEST) return [];
  const others = products.filter(
    (one) => one.product_name !== shown.product_name && one.category_name === shown.category_name,
  );
  return [...own, ...others.flatMap(toShade)].slice(0, MOST);
}

function toShade(product: Product): Shade[] {
  const { color } = product;
  const undertone = undertoneOf(color);
  const depth = depthOf(color);
  return color && undertone && depth ? [{ product, color, undertone, depth }] : [];
}

export interface ShadeFilters {
  undertone: Undertone | 'all';
  depth: Depth | 'all';
}

export const filterShades = (
  shades: readonly Shade[],
  { undertone, depth }: ShadeFilters,
): Shade[] =>
  shades.filter(
    (shade) =>
      (undertone === 'all' || shade.undertone === undertone) &&
      (depth === 'all' || shade.depth === depth),
  );
