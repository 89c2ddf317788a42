import type { Product } from '@vitrina/contract/entities/product';
import type { PricedProduct } from '../src/features/catalog/buyable.ts';

/** A variant with defaults for everything not given. */
export const sampleProduct = (
  given: Partial<PricedProduct> & Pick<Product, 'product_id'>,
): PricedProduct => ({
  product_name: `Produs ${given.product_id}`,
  product_description: 'Descriere.',
  price: 50,
  stock_quantity: 10,
  category_id: 1,
  category_name: 'Machiaj',
  color: 'coral',
  images: [],
  version: 1,
  ...given,
});

/** Two products, three variants, two categories. */
export const SAMPLE_CATALOGUE: Product[] = [
  sampleProduct({ product_id: 1, product_name: 'Ruj', color: 'coral', stock_quantity: 0 }),
  sampleProduct({ product_id: 2, product_name: 'Ruj', color: 'crimson', stock_quantity: 2 }),
  sampleProduct({
    product_id: 3,
    product_name: 'Săpun',
    category_name: 'Corp și baie',
    color: null,
    price: 28.5,
  }),
];
