import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** It can be restored (`restore-product`), and orders keep it. */
export const deleteProduct = defineCall({
  name: 'delete-product',
  method: 'DELETE',
  path: '/api/products/:id',
  access: 'admin',
  permission: 'shop',
  summary: 'Removes a product variant.',
  params: z.object({ id: pathId() }),
  errors: ['not_found'],
  response: acknowledgement,
});
