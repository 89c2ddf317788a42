import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { product } from '../entities/product.ts';

export const listProducts = defineCall({
  name: 'list-products',
  method: 'GET',
  path: '/api/products',
  access: 'public',
  origin: 'spec',
  summary: 'All variants of the catalogue.',
  response: z.array(product),
});
