import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { category } from '../entities/category.ts';
import { pathId, requiredText, text } from '../entities/fields.ts';

/** Refused when another open category has that name. */
export const renameCategory = defineCall({
  name: 'rename-category',
  method: 'PATCH',
  path: '/api/categories/:id',
  access: 'admin',
  permission: 'shop',
  capability: 'category-changes',
  summary: 'Renames a category. Its products stay in it.',
  params: z.object({ id: pathId() }),
  /** `name_seen`: another current name is a conflict. */
  body: z.object({ name: requiredText(80), name_seen: text(200) }),
  errors: ['category_not_found', 'category_taken', 'version_conflict'],
  response: z.object({ data: category }),
});
