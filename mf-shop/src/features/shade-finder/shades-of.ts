import type { Product } from '@vitrina/contract/entities/product';
import { type Depth, depthOf, type Undertone, undertoneOf } from '@vitrina/contract/rules/shades';
import { groupProducts } from '../catalog/group-products.ts';
import { kindOf } from '../catalog/product-kind.ts';
import { type Worn, wornAs } from './worn-as.ts';

/** A variant with a known colour. */
export interface Shade {
  product: Product;
  color: string;
  worn: Worn;
  undertone: Undertone;
  depth: Depth;
}

/** Fewer need no finder. */
const MIN_SHADES = 3;
/** More cannot be compared; the nearest come first. */
const MAX_SHADES = 60;

/**
 * Shades to compare: of the product, of others of its kind, then of other products worn in the same place
 * (docs/product.md#shade-finder).
 * @returns empty with too few shades, or when the product's colours are not worn
 */
export function shadesOf({ product_name: name }: Product, products: readonly Product[]): Shade[] {
  const worn = wornAs(name);
  if (!worn) return [];
  const kind = kindOf(name);
  const own: Shade[] = [];
  const alike: Shade[] = [];
  const others: Shade[] = [];
  for (const other of rangesByPlace(products).get(worn) ?? []) {
    const nearest = other.name === name ? own : other.kind === kind ? alike : others;
    nearest.push(...other.shades);
  }
  // Foundation and blush are worn in the same place, but nobody chooses between them.
  const found = [...own, ...alike, ...(worn === 'skin' ? [] : others)];
  return own.length > 0 && found.length >= MIN_SHADES ? found.slice(0, MAX_SHADES) : [];
}

/** Shades of one product. */
interface Range {
  name: string;
  kind: string;
  shades: readonly Shade[];
}

/** Cached, because thousands of pages are written from one list. */
const sorted = new WeakMap<readonly Product[], Map<Worn, Range[]>>();

function rangesByPlace(products: readonly Product[]): Map<Worn, Range[]> {
  const known = sorted.get(products);
  if (known) return known;
  const places = new Map<Worn, Range[]>();
  for (const { name, variants } of groupProducts(products)) {
    const worn = wornAs(name);
    if (!worn) continue;
    const shades = variants.flatMap((variant) => toShade(variant, worn));
    const range = { name, kind: kindOf(name), shades };
    const place = places.get(worn);
    if (place) place.push(range);
    else places.set(worn, [range]);
  }
  sorted.set(products, places);
  return places;
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
