import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Refused while a product on sale is in it. */
export const endCategory = defineCall({
  name: 'end-category',
  method: 'DELETE',
  path: '/api/categories/:id',
  access: 'admin',
  permission: 'shop',
  capability: 'category-changes',
  summary: 'Closes an empty category. Adding its name again reopens it.',
  params: z.object({ id: pathId() }),
  errors: ['category_not_found', 'category_in_use'],
  response: acknowledgement,
});
