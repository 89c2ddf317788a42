import type { Product } from '@vitrina/contract/entities/product';
import { defaultVariant, groupProducts, type ProductGroup } from '../catalog/group-products.ts';

/** A product of the same category, by the variant that can be bought first. */
interface RelatedProduct {
  group: ProductGroup;
  variant: Product;
}

const MOST = 4;

/** Up to four other products of the variant's category, those in stock first. */
export function relatedProducts(variant: Product, products: readonly Product[]): RelatedProduct[] {
  const candidates = products.filter(
    ({ category_name, product_name }) =>
      category_name &&
      category_name === variant.category_name &&
      product_name !== variant.product_name,
  );
  const soldOut = ({ variant: shown }: RelatedProduct) => Number(shown.stock_quantity < 1);
  return groupProducts(candidates)
    .flatMap((group) => {
      const shown = defaultVariant(group.variants);
      return shown ? [{ group, variant: shown }] : [];
    })
    .sort((a, b) => soldOut(a) - soldOut(b))
    .slice(0, MOST);
}
