import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { anyText, id, maybeText, ron } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';

/** Without this call the page of a removed product offers something of each category. */
export const getGoneProduct = defineCall({
  name: 'get-gone-product',
  method: 'GET',
  path: '/api/products/:product_id/gone',
  access: 'public',
  capability: 'gone-products',
  summary: 'Returns a variant that is no longer sold, to suggest similar products.',
  params: z.object({ product_id: pathId() }),
  /** Also for a product on sale. */
  errors: ['not_found'],
  response: z.object({
    product_id: id(),
    product_name: anyText(),
    category_name: maybeText(),
    color: maybeText(),
    price: z.nullish(ron()),
  }),
});
