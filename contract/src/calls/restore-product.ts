import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Also reopens its category. Without this call a removed variant has to be created again. */
export const restoreProduct = defineCall({
  name: 'restore-product',
  method: 'POST',
  path: '/api/products/:id/restore',
  access: 'admin',
  permission: 'shop',
  capability: 'product-restore',
  summary: 'Restores a removed variant unchanged.',
  params: z.object({ id: pathId() }),
  errors: ['not_found'],
  response: acknowledgement,
});
