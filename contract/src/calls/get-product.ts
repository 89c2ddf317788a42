import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { product } from '../entities/product.ts';

/** Called by the page server: whether a product's page exists (docs/product.md#what-is-missing). */
export const getProduct = defineCall({
  name: 'get-product',
  method: 'GET',
  path: '/api/products/:product_id',
  access: 'public',
  capability: 'product-details',
  summary: 'Returns one product variant.',
  params: z.object({ product_id: pathId() }),
  errors: ['not_found'],
  response: product,
});
