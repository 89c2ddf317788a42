import type { Product } from '@vitrina/contract/entities/product';
import { type Depth, depthOf, type Undertone, undertoneOf } from '@vitrina/contract/rules/shades';
import { groupProducts } from '../catalog/group-products.ts';
import { kindOf } from '../catalog/product-kind.ts';
import { type Worn, wornAs } from './worn-as.ts';

/** A variant whose colour is known, and how the eye sees it. */
export interface Shade {
  product: Product;
  color: string;
  worn: Worn;
  undertone: Undertone;
  depth: Depth;
}

/** Fewer are seen at a glance. */
const FEWEST = 3;
/** As many as one compares; the nearest to hand come first. */
const MOST = 60;

/**
 * The shades that the finder compares: those of the product, then those of other products of its kind, which
 * are worn as it is and have a choice of shades themselves.
 * @returns none where the product has too few, or its colours are not worn
 */
export function shadesOf(shown: Product, products: readonly Product[]): Shade[] {
  const { product_name: name } = shown;
  const kind = kindOf(name);
  const worn = wornAs(name);
  if (!worn) return [];
  const shadesFrom = (rows: readonly Product[]) => rows.flatMap((row) => toShade(row, worn));
  const own = shadesFrom(products.filter((one) => one.product_name === name));
  if (own.length < FEWEST) return [];
  const others = groupProducts(
    products.filter(
      ({ product_name: other }) =>
        other !== name && kindOf(other) === kind && wornAs(other) === worn,
    ),
  ).map(({ variants }) => shadesFrom(variants));
  return [...own, ...others.filter(({ length }) => length > 1).flat()].slice(0, MOST);
}

function toShade(product: Product, worn: Worn): Shade[] {
  const { color } = product;
  const undertone = undertoneOf(color);
  const depth = depthOf(color);
  return color && undertone && depth ? [{ product, color, worn, undertone, depth }] : [];
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
