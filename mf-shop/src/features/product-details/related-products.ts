import type { Product } from '@vitrina/contract/entities/product';
import { isBuyable } from '../catalog/buyable.ts';
import { defaultVariant, groupProducts } from '../catalog/group-products.ts';
import type { FoundProduct } from '../product-list/find-products.ts';

const MOST = 4;

/** Up to four other products of the variant's category, those that can be bought first. */
export function relatedProducts(variant: Product, products: readonly Product[]): FoundProduct[] {
  const candidates = products.filter(
    ({ category_name, product_name }) =>
      category_name &&
      category_name === variant.category_name &&
      product_name !== variant.product_name,
  );
  const notSold = ({ variant: shown }: FoundProduct) => Number(!isBuyable(shown));
  return byProduct(candidates)
    .sort((a, b) => notSold(a) - notSold(b))
    .slice(0, MOST);
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
