import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { number, rows } from '../entities/answer-fields.ts';
import { firstRowsQuery } from '../entities/first-rows-query.ts';
import { product } from '../entities/product.ts';

/** A shorter answer, shown until `list-products` has answered. */
export const listFirstProducts = defineCall({
  name: 'list-first-products',
  method: 'GET',
  path: '/api/products/first',
  access: 'admin',
  permission: 'shop',
  capability: 'first-rows',
  summary: 'Lists the first variants of the catalogue, and counts all.',
  query: firstRowsQuery,
  response: z.object({ total: number(), products: rows(product) }),
});
