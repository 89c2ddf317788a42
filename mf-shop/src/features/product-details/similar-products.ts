import type { Product } from '@vitrina/contract/entities/product';
import { shadeDistance } from '@vitrina/contract/rules/shades';
import { isBuyable } from '../catalog/buyable.ts';
import { fitOf } from '../catalog/goes-with.ts';
import type { FoundProduct } from '../catalog/group-products.ts';
import { groupProducts, type ProductGroup } from '../catalog/group-products.ts';
import { kindOf } from '../catalog/product-kind.ts';

const MAX_PRODUCTS = 4;

/** The product compared with others: a sold variant, or known data of a former one. */
export interface Compared {
  product_name: string;
  category_name?: string | null | undefined;
  color?: string | null | undefined;
  price?: number | null | undefined;
}

/**
 * Weight of another kind, more than the largest shade and price distance together; unknown values count as far.
 * Products used with it are one such step away, worn with it two, on the same shelf three, others four.
 */
const OTHER_KIND = 4;
/** Shade counts more than price: shoppers compare prices of similar shades. */
const SHADE = 2;
/** More than the largest distance within a category. */
const OTHER_CATEGORY = 20;
/** More than the distance of anything buyable. */
const SOLD_OUT = 100;
/** CIELAB distance of black and white. */
const FARTHEST_SHADE = 100;

type Ranked = FoundProduct & { rank: number };

/**
 * Up to four other products, nearest first, each with its nearest shade: first of the same category, then
 * buyable ones of other categories, sold-out ones last (docs/product.md#similar-products).
 */
export function similarProducts(shown: Compared, products: readonly Product[]): FoundProduct[] {
  const distanceOf = distanceFrom(shown);
  /** Kept sorted and short, because each written page compares thousands. */
  const nearest: Ranked[] = [];
  const compare = (group: ProductGroup, isOwn: boolean) => {
    const variant = nearestVariant(shown, group.variants);
    if (!variant || !(isOwn || isBuyable(variant))) return;
    const rank =
      distanceOf(variant) + (isOwn ? 0 : OTHER_CATEGORY) + (isBuyable(variant) ? 0 : SOLD_OUT);
    if (nearest.length === MAX_PRODUCTS && rank >= (nearest.at(-1)?.rank ?? 0)) return;
    const place = nearest.findIndex((other) => rank < other.rank);
    nearest.splice(place < 0 ? nearest.length : place, 0, { group, variant, rank });
    nearest.length = Math.min(nearest.length, MAX_PRODUCTS);
  };
  for (const group of candidates(shown, products)) compare(group, true);
  if (isShort(nearest) && shown.category_name)
    for (const [category, shelf] of byCategory(products))
      if (category !== shown.category_name) for (const group of shelf) compare(group, false);
  return nearest.map(({ group, variant }) => ({ group, variant }));
}

/** The category has fewer buyable products than a row has places. */
const isShort = (nearest: readonly Ranked[]): boolean =>
  nearest.length < MAX_PRODUCTS || nearest.some(({ variant }) => !isBuyable(variant));

/** Among the buyable variants, if there are any. */
function nearestVariant(shown: Compared, variants: readonly Product[]): Product | undefined {
  if (variants.length < 2) return variants[0];
  const buyable = variants.filter(isBuyable);
  const [first, ...others] = buyable.length > 0 ? buyable : variants;
  return others.reduce(
    (best, other) => (best && shadeOf(shown, other) >= shadeOf(shown, best) ? best : other),
    first,
  );
}

function distanceFrom(shown: Compared): (other: Product) => number {
  const kind = kindOf(shown.product_name);
  const fit = fitOf([shown.product_name]);
  return (other) =>
    (kindOf(other.product_name) === kind ? 0 : OTHER_KIND * (4 - fit(other.product_name))) +
    SHADE * shadeOf(shown, other) +
    priceGap(shown.price, other.price);
}

const shadeOf = ({ color }: Compared, other: Product): number =>
  Math.min((shadeDistance(color, other.color) ?? FARTHEST_SHADE) / FARTHEST_SHADE, 1);

/** Twice or half the price is the maximum distance. */
const priceGap = (one: number | null | undefined, other: number | null): number =>
  one && other ? Math.min(Math.abs(Math.log2(one / other)), 1) : 1;

/** Cached, because thousands of pages are written from one list. */
const sorted = new WeakMap<readonly Product[], Map<string, ProductGroup[]>>();

function byCategory(products: readonly Product[]): Map<string, ProductGroup[]> {
  const known = sorted.get(products);
  if (known) return known;
  const shelves = new Map<string, ProductGroup[]>();
  for (const group of groupProducts(products)) {
    const category = group.variants[0]?.category_name ?? '';
    const shelf = shelves.get(category);
    if (shelf) shelf.push(group);
    else shelves.set(category, [group]);
  }
  sorted.set(products, shelves);
  return shelves;
}

/** Products of the category; without one, of the kind. */
function candidates(
  { product_name: name, category_name: category }: Compared,
  products: readonly Product[],
): ProductGroup[] {
  const shelves = byCategory(products);
  const found = category
    ? (shelves.get(category) ?? [])
    : [...shelves.values()].flat().filter((group) => kindOf(group.name) === kindOf(name));
  return found.filter((group) => group.name !== name);
}
