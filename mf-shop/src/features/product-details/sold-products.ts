import type { Product } from '@vitrina/contract/entities/product';
import { isBuyable } from '../catalog/buyable.ts';
import type { FoundProduct } from '../catalog/group-products.ts';
import { defaultVariant, groupProducts } from '../catalog/group-products.ts';

const MAX_PRODUCTS = 4;

/** Up to four buyable products from as many categories as possible, when the wanted product is unknown. */
export function soldProducts(products: readonly Product[]): FoundProduct[] {
  const seen = new Map<string, number>();
  return groupProducts(products)
    .flatMap((group) => {
      const variant = defaultVariant(group.variants);
      return variant && isBuyable(variant) ? [{ group, variant }] : [];
    })
    .map((found) => {
      const category = found.variant.category_name ?? '';
      const before = seen.get(category) ?? 0;
      seen.set(category, before + 1);
      return { found, before };
    })
    .sort((a, b) => a.before - b.before)
    .slice(0, MAX_PRODUCTS)
    .map(({ found }) => found);
}
