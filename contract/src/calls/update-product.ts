import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';
import { productInput } from '../entities/product-input.ts';

/**
 * With `stock_seen` the stock changes by the difference, so that concurrent sales stay counted. Held pieces
 * cannot be removed.
 */
export const updateProduct = defineCall({
  name: 'update-product',
  method: 'PUT',
  path: '/api/products/:product_id',
  access: 'admin',
  permission: 'shop',
  summary: 'Changes a product variant.',
  params: z.object({ product_id: pathId() }),
  body: productInput,
  additive: {
    ingredients: 'ingredients',
    version: 'product-versions',
    stock_seen: 'product-versions',
  },
  errors: ['category_not_found', 'not_found', 'version_conflict'],
  response: acknowledgement,
});
