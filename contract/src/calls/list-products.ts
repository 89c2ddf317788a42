import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { product } from '../entities/product.ts';

/** Only products on sale, prices in RON. Answers an ETag, and 304 when nothing changed. */
export const listProducts = defineCall({
  name: 'list-products',
  method: 'GET',
  path: '/api/products',
  access: 'public',
  summary: 'Lists all variants of the catalogue.',
  response: rows(product),
});
