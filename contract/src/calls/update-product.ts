import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';
import { productInput } from '../entities/product-input.ts';

/**
 * With `stock_seen` the change of stock is relative, because buyers go on buying; pieces they hold cannot be
 * removed.
 */
export const updateProduct = defineCall({
  name: 'update-product',
  method: 'PUT',
  path: '/api/products/:product_id',
  access: 'admin',
  permission: 'shop',
  summary: 'Changes a variant.',
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
