import type { Product } from '@vitrina/contract/entities/product';
import { isBuyable } from '../catalog/buyable.ts';
import { defaultVariant, groupProducts } from '../catalog/group-products.ts';
import type { FoundProduct } from '../product-list/find-products.ts';

const MOST = 4;

/** Up to four other products of the variant's category, those that can be bought first. */
export function relatedProducts(variant: Product, products: readonly Product[]): FoundProduct[] {
  const { category_name: category, product_name: name } = variant;
  if (!category) return [];
  return inCategory(products, category)
    .filter(({ variant: other }) => other.product_name !== name)
    .slice(0, MOST);
}

/** Where thousands of pages are written from one list, each category is sorted once. */
const sorted = new WeakMap<readonly Product[], Map<string, readonly FoundProduct[]>>();

function inCategory(products: readonly Product[], category: string): readonly FoundProduct[] {
  const known = sorted.get(products) ?? new Map<string, readonly FoundProduct[]>();
  sorted.set(products, known);
  const notSold = ({ variant }: FoundProduct) => Number(!isBuyable(variant));
  const found =
    known.get(category) ??
    byProduct(products.filter(({ category_name }) => category_name === category)).sort(
      (a, b) => notSold(a) - notSold(b),
    );
  known.set(category, found);
  return found;
}

/** The first four products that can be bought. */
export const soldProducts = (products: readonly Product[]): FoundProduct[] =>
  byProduct(products)
    .filter(({ variant }) => isBuyable(variant))
    .slice(0, MOST);

const byProduct = (products: readonly Product[]): FoundProduct[] =>
  groupProducts(products).flatMap((group) => {
    const variant = defaultVariant(group.variants);
    return variant ? [{ group, variant }] : [];
  });
