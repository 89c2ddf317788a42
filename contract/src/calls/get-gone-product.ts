import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { anyText, id, maybeText, ron } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';

/** Where a host lacks it, the page of what is not sold any more offers something of each category. */
export const getGoneProduct = defineCall({
  name: 'get-gone-product',
  method: 'GET',
  path: '/api/products/:product_id/gone',
  access: 'public',
  capability: 'gone-products',
  summary: 'What a variant was that is not sold any more, for what is like it.',
  params: z.object({ product_id: pathId() }),
  /** Also for one that is sold. */
  errors: ['not_found'],
  response: z.object({
    product_id: id(),
    product_name: anyText(),
    category_name: maybeText(),
    color: maybeText(),
    price: z.nullish(ron()),
  }),
});
