import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { productInput } from '../entities/product-input.ts';

/** The price is in RON. The category must be open. */
export const createProduct = defineCall({
  name: 'create-product',
  method: 'POST',
  path: '/api/products',
  access: 'admin',
  permission: 'shop',
  summary: 'Adds a product variant.',
  body: productInput,
  additive: {
    ingredients: 'ingredients',
    version: 'product-versions',
    stock_seen: 'product-versions',
  },
  errors: ['category_not_found'],
  response: acknowledgement,
});
