import type { Product } from '@vitrina/contract/entities/product';
import { isBuyable } from '../catalog/buyable.ts';
import { defaultVariant, groupProducts, type ProductGroup } from '../catalog/group-products.ts';

/** A product of the same category, by the variant that can be bought first. */
interface RelatedProduct {
  group: ProductGroup;
  variant: Product;
}

const MOST = 4;

/** Up to four other products of the variant's category, those that can be bought first. */
export function relatedProducts(variant: Product, products: readonly Product[]): RelatedProduct[] {
  const candidates = products.filter(
    ({ category_name, product_name }) =>
      category_name &&
      category_name === variant.category_name &&
      product_name !== variant.product_name,
  );
  const notSold = ({ variant: shown }: RelatedProduct) => Number(!isBuyable(shown));
  return groupProducts(candidates)
    .flatMap((group) => {
      const shown = defaultVariant(group.variants);
      return shown ? [{ group, variant: shown }] : [];
    })
    .sort((a, b) => notSold(a) - notSold(b))
    .slice(0, MOST);
}
